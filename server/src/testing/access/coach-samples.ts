import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aPhoto } from '../files/pictures.ts'
import { aVoice } from '../files/voice-recordings.ts'
import { aUserOf } from '../rows/builders.ts'
import { aCoach, aCoachDraft, aCourse, aModule, aQuiz } from '../rows/catalogue.ts'
import { aStaffNote } from '../rows/learning.ts'
import { anEnrollment } from '../rows/selling.ts'
import type { Sample, World } from './sample.ts'

export const isCoach = async ({ db, owner }: World) =>
  (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0

/** A course that the owner coaches, when the owner is a coach; a random id when the owner does not exist. */
export async function aCoachedCourse(world: World) {
  const { db, owner } = world
  if ((await db.$count(users, eq(users.id, owner.id))) === 0)
    return { id: randomUUID(), typeId: randomUUID(), primaryCoachId: null }
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

/** Makes the owner a coach with data, when the owner has the role. */
async function ownCoach(world: World) {
  if (await isCoach(world)) await aCoach(world.db, { userId: world.owner.id })
}

async function aSeenDraft({ db }: World) {
  const { id } = await aCoach(db)
  const { coachId, revision } = await aCoachDraft(db, id)
  return { params: { coachId }, body: { revision } }
}

/** A learner in a course of the owner; a random id when the owner does not exist. */
async function aCoachedLearner(world: World) {
  const { id: courseId, primaryCoachId } = await aCoachedCourse(world)
  if (!primaryCoachId) return randomUUID()
  const { id } = await aUserOf(world.db, 'learner')
  await anEnrollment(world.db, { userId: id, courseId })
  return id
}

/** A note that the owner wrote; a random id when the owner does not exist. */
async function aNoteOfOwner({ db, owner }: World) {
  if ((await db.$count(users, eq(users.id, owner.id))) === 0) return randomUUID()
  return (await aStaffNote(db, { authorId: owner.id })).id
}

const profile = { personalSummary: 'From Kars', summaryEn: '', origin: 'Kars', speaks: ['tr'] }

export const coachSamples: Record<string, Sample> = {
  'coachProfile.getOwnProfile': async (world) => {
    await ownCoach(world)
    return {}
  },
  'coachProfile.changeOwnProfile': async (world) => {
    await ownCoach(world)
    return { body: profile }
  },
  'coachProfile.uploadOwnPhoto': async (world) => {
    await ownCoach(world)
    return { body: { image: await aPhoto() } }
  },
  'coachProfile.uploadHello': async (world) => {
    await ownCoach(world)
    return { body: { recording: aVoice() } }
  },
  'coachProfile.removeHello': async (world) => {
    await ownCoach(world)
    return {}
  },
  'coachProfile.discardOwnDraft': async (world) => {
    await ownCoach(world)
    return {}
  },
  'coachProfile.listDrafts': () => ({}),
  'coachProfile.publishDraft': aSeenDraft,
  'coachProfile.returnDraft': async (world) => {
    const { params, body } = await aSeenDraft(world)
    return { params, body: { ...body, note: 'Please write about London too' } }
  },
  'coachProfile.getProfileFile': () => ({ params: { name: `${randomUUID()}.webm` } }),
  'coachCourses.listCoachCourses': () => ({}),
  'coachCourses.getCoachCourse': async (world) => ({ params: { id: (await aCoachedCourse(world)).id } }),
  'coachCourses.getCoachStatistics': () => ({ query: {} }),
  'coachCourses.exportCoachStatistics': () => ({ query: { table: 'sessions' } }),
  'learnerPage.getLearnerPage': async (world) => ({ params: { id: await aCoachedLearner(world) } }),
  'learnerPage.writeStaffNote': async (world) => ({
    params: { id: await aCoachedLearner(world) },
    body: { text: 'Wants to speak about work' },
  }),
  'learnerPage.deleteStaffNote': async (world) => ({ params: { id: await aNoteOfOwner(world) } }),
  'dashboards.getAdminDashboard': () => ({ query: {} }),
  'dashboards.getCoachDashboard': () => ({}),
  'statistics.getUserDistribution': () => ({ query: {} }),
  'statistics.getStatistics': () => ({ query: {} }),
  'statistics.exportStatistics': () => ({ query: { chart: 'incomeByCourse' } }),
}
