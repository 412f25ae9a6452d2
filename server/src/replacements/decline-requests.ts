import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { and, eq, isNull } from 'drizzle-orm'
import { readCoachPerson } from '../coaches/coach-person.reads.ts'
import type { Db } from '../db/connect.ts'
import { liveSessionRequests } from '../db/tables/learning/live-sessions.ts'
import { lessonRequests } from '../db/tables/lessons/lesson-requests.ts'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { notifyOfRefusal as notifyOfLesson } from '../lessons/requests/notify-of-request.ts'
import { markAskedRead } from '../notifications/mark-read.ts'
import { requireCoursePlan } from '../live-sessions/plan.reads.ts'
import { notifyOfRefusal as notifyOfSession } from '../live-sessions/substitutes/notify-of-substitute.ts'

type Asked = { coachId: string; now: Date }
const declined = (now: Date) => ({ answer: 'declined' as const, answeredAt: now })

/** Declines the open questions of other coaches, who read of it as of any refusal. Returns their sessions and lessons. */
export async function declineRequests(db: Db, { coachId, now }: Asked): Promise<string[]> {
  const by = await readCoachPerson(db, coachId)
  if (!by) return []
  const ofLessons = await db
    .update(lessonRequests)
    .set(declined(now))
    .where(and(eq(lessonRequests.toCoachId, coachId), isNull(lessonRequests.answer)))
    .returning({ lessonId: lessonRequests.lessonId })
  for (const { lessonId } of ofLessons) {
    const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
    if (lesson && lesson.startsAt > now) await notifyOfLesson(db, now, { lesson, what: 'coach', by })
  }
  const ofSessions = await db
    .update(liveSessionRequests)
    .set(declined(now))
    .where(and(eq(liveSessionRequests.toCoachId, coachId), isNull(liveSessionRequests.answer)))
    .returning()
  for (const { courseId, day, minute } of ofSessions) {
    const { name: courseName, sessions } = await requireCoursePlan(db, courseId)
    const session = sessions.find((one) => one.day === day && one.minute === minute)
    if (session && session.startsAt > now) await notifyOfSession(db, now, { session, courseName, by })
  }
  const ids = [
    ...ofLessons.map(({ lessonId }) => lessonId),
    ...ofSessions.map((request) => liveSessionIdOf(request.courseId, request)),
  ]
  await markAskedRead(db, now, { ids, userIds: [by.id], isAnswered: true })
  return ids
}
