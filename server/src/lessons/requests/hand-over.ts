import { isFreeAt } from '@sohbet/domain/lesson/availability'
import type { LessonKind, LessonRules } from '@sohbet/domain/lesson/lesson'
import { mayAsk } from '@sohbet/domain/lesson/requests'
import { minutesAfter } from '@sohbet/domain/moment'
import { eq, sql } from 'drizzle-orm'
import { lockCoaches } from '../../coaches/lock-coach.ts'
import type { Db } from '../../db/connect.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'
import { readDiaries, toDiary, type CoachDiary } from '../diaries.reads.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { lockLesson } from '../lock-lesson.ts'
import { readCoachPerson } from '../../coaches/coach-person.reads.ts'
import { notifyOfHandOver } from './notify-of-request.ts'
import { withdrawRequests } from './open-requests.ts'

type Lesson = { coachId: string; kind: LessonKind; startsAt: Date; endsAt: Date }

/** The rules without the least notice: the school or a coach agreed to the time. */
export const withoutNotice = (rules: LessonRules): LessonRules => ({ ...rules, noticeHours: 0 })

/** Whether a coach could take a lesson as it stands, by the rule of bookings. */
export function isFreeFor(
  diary: CoachDiary,
  lesson: Pick<Lesson, 'kind' | 'startsAt' | 'endsAt'>,
  { rules, now }: { rules: LessonRules; now: Date },
): boolean {
  const { kind, startsAt, endsAt } = lesson
  const length = (endsAt.getTime() - startsAt.getTime()) / 60_000
  const minutes = { ...rules.minutes, [kind]: length }
  // The seats are taken, so no time to join is needed
  const asBooked = { ...withoutNotice(rules), freeCancelHours: 0, minutes }
  return isFreeAt(toDiary(diary, { learner: [], rules: asBooked }), { kind, startsAt, now })
}

const dayOf = ({ startsAt }: Lesson) => ({ from: startsAt, to: minutesAfter(startsAt, 24 * 60) })

/** For each lesson, the other coaches who give lessons of its kind and are free at its time. */
export async function findFreeCoachesOf<Some extends Lesson>(
  db: Db,
  lessons: readonly Some[],
  now: Date,
): Promise<{ lesson: Some; coachIds: string[] }[]> {
  if (lessons.length === 0) return []
  const rules = await readLessonRules(db)
  const spans = lessons.map(dayOf)
  const from = new Date(Math.min(...spans.map((span) => span.from.getTime())))
  const to = new Date(Math.max(...spans.map((span) => span.to.getTime())))
  const diaries = await readDiaries(db, { from, to })
  return lessons.map((lesson) => ({
    lesson,
    coachIds: diaries
      .filter(({ coachId }) => coachId !== lesson.coachId)
      .filter((diary) => isFreeFor(diary, lesson, { rules, now }))
      .map(({ coachId }) => coachId),
  }))
}

export const findFreeCoaches = async (db: Db, lesson: Lesson, now: Date): Promise<string[]> =>
  (await findFreeCoachesOf(db, [lesson], now)).flatMap(({ coachIds }) => coachIds)

type HandOver = { id: string; fromCoachId: string; toCoachId: string; now: Date; by?: string | null }

/**
 * Gives a lesson ahead to another coach who is free at its time. Locks both coaches in one order, then the learners.
 * `fromCoachId` is the coach whom the caller knows. `by` is null when the school hands over, absent when the new coach took
 * the lesson.
 */
export async function handOver(db: Db, { id, fromCoachId, toCoachId, now, by }: HandOver) {
  await lockCoaches(db, [fromCoachId, toCoachId])
  const { lesson, seats } = await lockLesson(db, id)
  if (lesson.coachId !== fromCoachId) throw new AppError('STATE_CHANGED')
  const verdict = mayAsk('coach', { ...lesson, isCancelled: lesson.cancelledAt !== null }, now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const rules = await readLessonRules(db)
  const [diary] = await readDiaries(db, { coachId: toCoachId, ...dayOf(lesson) })
  if (!diary?.availability.kinds.includes(lesson.kind)) throw new AppError('COACH_GIVES_NO_LESSONS')
  if (toCoachId === fromCoachId || !isFreeFor(diary, lesson, { rules, now })) throw new AppError('TIME_TAKEN')
  const before = await readCoachPerson(db, fromCoachId)
  // The old link and the old entry are those of the old coach
  await db
    .update(lessons)
    .set({
      coachId: toCoachId,
      // The new coach is free for the lesson and the current pause
      busyUntil: minutesAfter(lesson.endsAt, rules.pauseMinutes),
      meetingLink: null,
      coachCameAt: null,
      revision: sql`${lessons.revision} + 1`,
      changedAt: now,
    })
    .where(eq(lessons.id, id))
  await withdrawRequests(db, id, now)
  await notifyOfHandOver(db, now, { lesson, before, by })
  return { lesson, seats }
}
