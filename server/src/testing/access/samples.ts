import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'
import { aUser } from '../rows/builders.ts'
import { aLevelTest, anAttempt, completed } from '../rows/level-tests.ts'
import { aRecording } from '../files/recordings.ts'
import { aPhoto } from '../files/pictures.ts'
import { authSamples, password, withPassword } from './auth-samples.ts'
import { awaySamples } from './away-samples.ts'
import { campaignSamples } from './campaign-samples.ts'
import { coachSamples } from './coach-samples.ts'
import { courseSamples } from './course-samples.ts'
import { groupSamples } from './group-samples.ts'
import { learningSamples } from './learning-samples.ts'
import { librarySamples } from './library-samples.ts'
import { messageSamples } from './message-samples.ts'
import { moduleSamples } from './module-samples.ts'
import { notificationSamples } from './notification-samples.ts'
import { partnerSamples } from './partner-samples.ts'
import { quizSamples } from './quiz-samples.ts'
import { reviewSamples } from './review-samples.ts'
import { speakingSamples } from './speaking-samples.ts'
import type { Sample, World } from './sample.ts'
import { movingSamples } from './moving-samples.ts'
import { sellingSamples } from './selling-samples.ts'
import { lessonSamples } from './lesson-samples.ts'
import { liveSessionSamples } from './live-session-samples.ts'

const someone = async (db: Db) => ({ id: (await aUser(db)).id })

const aTest = async (db: Db) => ({ id: (await aLevelTest(db)).id })
const aQuestion = async (db: Db) => (await aLevelTest(db)).questions[0]?.id ?? ''
const options = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `option ${id}` }))
const question = { text: 'How ___ you?', type: 'text', options, correctOptionId: 'B' }

/** A running attempt of the owner and its first question; a random id when the owner does not exist. */
async function anOpenQuestion({ db, owner }: World) {
  const { id: testId, questions } = await aLevelTest(db, { isActive: true })
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  const id = exists ? (await anAttempt(db, { userId: owner.id, testId })).id : randomUUID()
  return { params: { id }, questionId: questions[0]?.id }
}

/** One sample for every call of the contract, by its name. The access test fails while one is missing. */
export const samples: Record<string, Sample> = {
  'shell.getShell': () => ({}),
  'contact.sendContactMessage': () => ({
    body: { name: 'Ayşe', email: 'nobody@example.test', message: 'Merhaba' },
  }),
  'dev.readMailbox': () => ({ query: {} }),
  'images.uploadImage': async ({ owner }) => ({
    body: { image: await aPhoto(), id: owner.id, type: 'user_photos' },
  }),
  'images.getImage': ({ owner }) => ({ params: { type: 'user_photos', id: owner.id } }),
  'levelTests.listLevelTests': () => ({}),
  'levelTests.createLevelTest': () => ({ body: { isActive: true } }),
  'levelTests.getLevelTest': async ({ db }) => ({ params: await aTest(db) }),
  'levelTests.toggleLevelTest': async ({ db }) => ({ params: await aTest(db) }),
  'levelTests.copyLevelTest': async ({ db }) => ({ params: await aTest(db) }),
  'levelTests.deleteLevelTest': async ({ db }) => ({ params: await aTest(db) }),
  'levelTests.listLevelTestQuestions': async ({ db }) => ({
    params: { testId: (await aTest(db)).id },
  }),
  'levelTests.createLevelTestQuestion': async ({ db }) => ({
    body: { ...question, testId: (await aTest(db)).id },
  }),
  'levelTests.updateLevelTestQuestion': async ({ db }) => ({
    params: { id: await aQuestion(db) },
    body: question,
  }),
  'levelTests.deleteLevelTestQuestion': async ({ db }) => ({ params: { id: await aQuestion(db) } }),
  'levelTests.orderLevelTestQuestions': async ({ db }) => {
    const { id, questions } = await aLevelTest(db)
    return { params: { id }, body: { ids: questions.map((one) => one.id) } }
  },
  'levelTests.markQuickQuestions': async ({ db }) => ({
    params: await aTest(db),
    body: { mark: [], unmark: [] },
  }),
  'levelTests.tagLevelTestQuestions': async ({ db }) => ({ params: await aTest(db), body: { tags: [] } }),
  'levelTests.exportLevelTestQuestions': async ({ db }) => ({ params: await aTest(db) }),
  'levelTests.importLevelTestQuestions': async ({ db }) => ({
    params: await aTest(db),
    body: { csv: 'type,text,optionA,optionB,optionC,optionD,correctOptionId\n', isPreview: true },
  }),
  'levelTests.uploadLevelTestAudio': () => ({ body: { audio: aRecording('wav') } }),
  'levelTests.getLevelTestAudio': () => ({ params: { name: `${'0'.repeat(32)}.mp3` } }),
  'levelTests.getLevelTestHealth': async ({ db }) => ({ params: await aTest(db), query: {} }),
  'levelTestAttempts.getActiveLevelTest': async ({ db }) => {
    await aLevelTest(db, { isActive: true })
    return {}
  },
  'levelTestAttempts.getLevelTestSize': async ({ db }) => {
    await aLevelTest(db, { isActive: true })
    return {}
  },
  'levelTestAttempts.startAttempt': async ({ db }) => {
    await aLevelTest(db, { isActive: true })
    return {}
  },
  'levelTestAttempts.showQuestion': async (world) => {
    const { params, questionId } = await anOpenQuestion(world)
    return { params, body: { questionId } }
  },
  'levelTestAttempts.saveAnswer': async (world) => {
    const { params, questionId } = await anOpenQuestion(world)
    return { params, body: { questionId, selectedOptionId: 'A' } }
  },
  'levelTestAttempts.submitAttempt': async ({ db }) => {
    const { id: testId } = await aLevelTest(db, { isActive: true })
    return { body: { testId, answers: [] } }
  },
  'levelTestAttempts.getLatestResult': async ({ db, owner }) => {
    const { id: testId } = await aLevelTest(db)
    await anAttempt(db, { userId: owner.id, testId, ...completed })
    return {}
  },
  'live.openLive': () => ({}),
  'users.listUsers': () => ({ query: {} }),
  'users.getUser': ({ owner }) => ({ params: { id: owner.id } }),
  'users.getUserProgress': ({ owner }) => ({ params: { id: owner.id } }),
  'users.getUserByEmail': ({ owner }) => ({ params: { email: owner.email } }),
  'users.updateUser': ({ owner }) => ({ params: { id: owner.id }, body: { username: 'Another name' } }),
  'users.exportUser': ({ owner }) => ({ params: { id: owner.id } }),
  'users.previewErasure': ({ owner }) => ({ params: { id: owner.id } }),
  'users.eraseUser': async (world) => ({ ...(await withPassword(world)), body: { password } }),
  'users.setVerified': async ({ db }) => ({ params: await someone(db), body: { isVerified: true } }),
  'users.unlockUser': async ({ db }) => ({ params: await someone(db) }),
  'users.changeRole': async ({ db }) => ({ params: await someone(db), body: { role: 'coach' } }),
  'users.setRetakeAllowed': async ({ db }) => ({ params: await someone(db), body: { isAllowed: true } }),
  'users.setSuspended': async ({ db }) => ({ params: await someone(db), body: { isSuspended: true } }),
  'users.inviteUser': () => ({
    body: { username: 'Guest', email: `${randomUUID()}@example.test`, role: 'coach' },
  }),
  'settings.getSettings': () => ({}),
  'settings.updateSettings': () => ({ body: { announcement: { tr: 'Merhaba', en: 'Hello' } } }),
  'securityLog.listSecurityLog': () => ({ query: {} }),
  ...authSamples,
  ...coachSamples,
  ...courseSamples,
  ...librarySamples,
  ...moduleSamples,
  ...quizSamples,
  ...learningSamples,
  ...reviewSamples,
  ...speakingSamples,
  ...sellingSamples,
  ...movingSamples,
  ...campaignSamples,
  ...partnerSamples,
  ...messageSamples,
  ...liveSessionSamples,
  ...lessonSamples,
  ...awaySamples,
  ...groupSamples,
  ...notificationSamples,
}
