import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aCoach, aCourse, aModule, aQuiz } from '../rows/catalogue.ts'
import type { Sample, World } from './sample.ts'

export const isCoach = async ({ db, owner }: World) =>
  (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0

/** A course that the owner coaches, when the owner is a coach; a random id when the owner does not exist. */
async function aCoachedCourse(world: World) {
  const { db, owner } = world
  if ((await db.$count(users, eq(users.id, owner.id))) === 0)
    return { id: randomUUID(), typeId: randomUUID() }
  const coach = (await isCoach(world)) ? { primaryCoachId: (await aCoach(db, { userId: owner.id })).id } : {}
  return aCourse(db, coach)
}

/** A module with a quiz, of that course's type. */
export async function aTaughtModule(world: World) {
  const { db, owner } = world
  const { typeId } = await aCoachedCourse(world)
  if ((await db.$count(users, eq(users.id, owner.id))) === 0)
    return { id: randomUUID(), courseTypeId: typeId, quizId: randomUUID() }
  const { id, courseTypeId } = await aModule(db, { courseTypeId: typeId })
  return { id, courseTypeId, quizId: (await aQuiz(db, { moduleId: id })).id }
}

export const coachSamples: Record<string, Sample> = {
  'coachCourses.listCoachCourses': () => ({}),
  'coachCourses.getCoachCourse': async (world) => ({ params: { id: (await aCoachedCourse(world)).id } }),
  'coachCourses.getCoachStatistics': () => ({ query: {} }),
  'dashboards.getAdminDashboard': () => ({ query: {} }),
  'dashboards.getCoachDashboard': () => ({}),
  'statistics.getUserDistribution': () => ({ query: {} }),
  'statistics.getStatistics': () => ({ query: {} }),
  'statistics.exportStatistics': () => ({ query: { chart: 'incomeByCourse' } }),
}
