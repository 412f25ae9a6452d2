import type { Input } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/people/replacements'
import { eq } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { coachAvailability } from '../../db/tables/lessons/availability.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { aUserOf } from '../rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../rows/lessons.ts'
import { aClassAt } from '../rows/live-sessions.ts'
import type { TestApp } from './test-app.ts'

type Body = Input<typeof contract.replaceCoach>['body']
const empty = { courses: [], sessions: [], lessons: [] }

/** The coach of a class, who gives lessons too; one other coach; a learner with two credits; and an admin's calls. */
export async function aLeavingCoach(server: TestApp) {
  const { db } = server
  // Coaches of earlier tests would be listed
  await db.update(coaches).set({ isActive: false })
  const admin = await aUserOf(db, 'admin')
  const group = await aClassAt(server, '09:00:00')
  const { coach: leaving } = group
  const leavingId = group.course.primaryCoachId
  const next = await aUserOf(db, 'coach')
  const { coachId: nextId } = await aLessonCoach(db, { userId: next.id, kinds: ['private', 'group'] })
  const [hours] = await db.select().from(coachAvailability).where(eq(coachAvailability.coachId, nextId))
  if (!hours) throw new Error('the coach has no hours')
  await db.insert(coachAvailability).values({ ...hours, coachId: leavingId })

  const look = async (userId = leaving.id) =>
    contract.getLeftBehind.reply.parse(
      (await server.call(contract.getLeftBehind, { params: { userId } }, { as: admin })).body,
    )
  const replace = (body: Partial<Body>, userId = leaving.id) =>
    server.call(
      contract.replaceCoach,
      { params: { userId }, body: { change: { kind: 'replace' }, ...empty, ...body } },
      { as: admin },
    )
  /** Names one coach for all. */
  const allTo = async (coachId: string) => {
    const left = await look()
    const give = ({ id }: { id: string }) => ({ id, coachId })
    return {
      courses: left.courses.map(give),
      sessions: left.sessions.map(give),
      lessons: left.lessons.map(give),
    }
  }
  const courseNow = async () => {
    const [course] = await db.select().from(courses).where(eq(courses.id, group.course.id))
    return course && [course.primaryCoachId, course.secondaryCoachId]
  }
  const lessonNow = async (id: string) => (await db.select().from(lessons).where(eq(lessons.id, id)))[0]
  const userNow = async ({ id }: { id: string }) => (await db.select().from(users).where(eq(users.id, id)))[0]
  const kindsOf = async ({ id }: { id: string }) =>
    (await db.select().from(notifications).where(eq(notifications.userId, id)))
      .map(({ kind }) => kind)
      .toSorted()
  const pupil = await aLearnerWithCredits(db, 2)
  const people = { admin, group, leaving, leavingId, next, nextId, pupil }
  return { ...people, look, replace, allTo, courseNow, lessonNow, userNow, kindsOf }
}
export type LeavingCoach = Awaited<ReturnType<typeof aLeavingCoach>>
