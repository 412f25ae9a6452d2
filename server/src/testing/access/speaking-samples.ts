import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aPhoto } from '../files/pictures.ts'
import { aVoice } from '../files/voice-recordings.ts'
import { aUserOf } from '../rows/builders.ts'
import { aModule } from '../rows/catalogue.ts'
import { anOpenModule } from '../rows/learning.ts'
import { anEnrollment } from '../rows/selling.ts'
import { aSpeakingRecording, aSpeakingTask } from '../rows/speaking.ts'
import { aCoachedCourse, aTaughtModule } from './coach-samples.ts'
import type { Sample, World } from './sample.ts'

const exists = async ({ db, owner }: World) => (await db.$count(users, eq(users.id, owner.id))) > 0

/** A task that the owner may record. */
async function anOpenTask(world: World): Promise<string> {
  const { db, owner } = world
  const { module } = (await exists(world)) ? await anOpenModule(db, owner.id) : { module: await aModule(db) }
  return (await aSpeakingTask(db, { moduleId: module.id })).id
}

/** A recording of the owner; a random id when the owner does not exist. */
async function anOwnRecording(world: World): Promise<string> {
  if (!(await exists(world))) return randomUUID()
  const taskId = await anOpenTask(world)
  return (await aSpeakingRecording(world.db, { taskId, userId: world.owner.id })).id
}

/** A recording of a learner whom the owner coaches. */
async function aHeardRecording(world: World) {
  const { db } = world
  const { id: courseId, typeId, primaryCoachId } = await aCoachedCourse(world)
  const learner = await aUserOf(db, 'learner')
  if (!primaryCoachId) return { id: randomUUID(), learnerId: learner.id }
  await anEnrollment(db, { userId: learner.id, courseId })
  const module = await aModule(db, { courseTypeId: typeId })
  const task = await aSpeakingTask(db, { moduleId: module.id })
  const { id } = await aSpeakingRecording(db, { taskId: task.id, userId: learner.id })
  return { id, learnerId: learner.id }
}

async function aForeignRecording({ db }: World): Promise<string> {
  const task = await aSpeakingTask(db, { moduleId: (await aModule(db)).id })
  return (await aSpeakingRecording(db, { taskId: task.id, userId: (await aUserOf(db, 'learner')).id })).id
}

const marks = { clear: '3', flow: '3', words: '4', grammar: '2' }
const unsigned = { expires: 1, signature: 'a'.repeat(43) }
const noFile = 'a'.repeat(32)

export const speakingSamples: Record<string, Sample> = {
  'speakingTasks.listSpeakingTasks': async (world) => ({ params: { id: (await aTaughtModule(world)).id } }),
  'speakingTasks.saveSpeakingTasks': async ({ db }) => ({
    params: { id: (await aModule(db)).id },
    body: { tasks: [{ kind: 'answer', seconds: 30, text: 'Where do you live?' }] },
  }),
  'speakingTasks.uploadSpeakingPicture': async () => ({ body: { image: await aPhoto() } }),
  'speakingTasks.getSpeakingPicture': () => ({ params: { name: `${noFile}.jpg` }, query: unsigned }),
  'speaking.sendRecording': async (world) => ({
    params: { id: await anOpenTask(world) },
    body: { id: randomUUID(), recording: aVoice() },
  }),
  'speaking.listOwnRecordings': () => ({}),
  'speaking.deleteRecording': async (world) => ({ params: { id: await anOwnRecording(world) } }),
  'speaking.openFeedback': async (world) => ({ params: { id: await anOwnRecording(world) } }),
  'speaking.listWaitingRecordings': () => ({}),
  'speaking.countWaitingRecordings': () => ({}),
  'speaking.answerRecording': async (world) => ({
    params: { id: (await aHeardRecording(world)).id },
    body: { id: randomUUID(), text: 'Well done', ...marks },
  }),
  'speaking.listLearnerRecordings': async (world) => ({
    params: { id: (await exists(world)) ? (await aHeardRecording(world)).learnerId : randomUUID() },
  }),
  'speaking.openRecording': async (world) => ({
    params: { id: await aForeignRecording(world) },
    body: { reason: 'The learner reported a wrong answer' },
  }),
  'speaking.getSpeakingFile': () => ({ params: { name: `${noFile}.webm` }, query: unsigned }),
}
