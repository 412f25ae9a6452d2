import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import {
  changeLiveSession,
  listLearnerCourseLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getLearnerCourse, getLearnerModule } from '@sohbet/contract/learning/progress'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseOfFour, aQuizOfFour } from '../testing/rows/learning.ts'
import { aClass, thatMonday } from '../testing/rows/live-sessions.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = thatMonday('09:00:00')
})
afterAll(() => server.stop())

const ask = async (learner: TestUser, id: string, module?: string) =>
  server.call(getPlayer, { params: { id }, query: { module } }, { as: learner })
const player = async (...wanted: Parameters<typeof ask>) => getPlayer.reply.parse((await ask(...wanted)).body)

/** A learner in a course of four modules, which has reached the second; the first has a quiz. */
async function seated() {
  const learner = await aUserOf(server.db, 'learner')
  const { course, modules } = await aCourseOfFour(server.db)
  await aQuizOfFour(server.db, modules[0].id)
  await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
  return { learner, course, modules }
}

test('the player is the course with the module to go on with and its quiz, as their own calls return them', async () => {
  const { learner, course, modules } = await seated()
  const { course: shown, module, quiz } = await player(learner, course.id)
  const as = { as: learner }
  const { body } = await server.call(getLearnerCourse, { params: { id: course.id } }, as)
  expect(getLearnerCourse.reply.parse(shown)).toEqual(body)
  const [{ id }] = modules
  expect(module).toEqual((await server.call(getLearnerModule, { params: { id } }, as)).body)
  // Before the start each reply shuffles the options
  const { questions: _shuffled, ...own } = getModuleQuiz.reply.parse(
    (await server.call(getModuleQuiz, { params: { moduleId: id } }, as)).body,
  )
  expect(quiz).toMatchObject(own)
  expect(quiz?.questions).toHaveLength(4)
})

test('the player says that the school has cancelled the course', async () => {
  const { learner, course } = await seated()
  const isCancelled = async () => (await player(learner, course.id)).course.isCancelled
  expect(await isCancelled()).toBe(false)
  const cancelled = { cancelledAt: server.clock.now, cancelReason: 'Too few learners' }
  await server.db.update(courses).set(cancelled).where(eq(courses.id, course.id))
  expect(await isCancelled()).toBe(true)
})

test('the player opens the asked module by number or id, and none that is locked or does not exist', async () => {
  const { learner, course, modules } = await seated()
  const opened = async (module: string) => (await player(learner, course.id, module)).module?.id ?? null
  expect(await opened('2')).toBe(modules[1].id)
  expect(await opened(modules[1].id)).toBe(modules[1].id)
  for (const other of ['4', '9', 'x'.repeat(500)]) expect(await opened(other)).toBeNull()
  expect((await player(learner, course.id, '2')).quiz).toBeNull()
})

test('the player shows the next three sessions and the recorded ones, as the list of sessions returns them', async () => {
  const { learner, course, coach, noon } = await aClass(server.db)
  server.clock.now = thatMonday('20:00:00')
  const replayLink = 'https://video.example.test/1'
  await server.call(changeLiveSession, { params: { id: noon }, body: { replayLink } }, { as: coach })
  const listed = listLearnerCourseLiveSessions.reply.parse(
    (await server.call(listLearnerCourseLiveSessions, { params: { id: course.id } }, { as: learner })).body,
  )
  const ahead = listed.filter(({ endsAt }) => new Date(endsAt) > server.clock.now)
  const { course: shown } = await player(learner, course.id)
  expect(shown.sessions).toEqual({
    ahead: ahead.slice(0, 3),
    aheadCount: ahead.length,
    replays: [expect.objectContaining({ id: noon, replayLink })],
    replayCount: 1,
    materialCount: 0,
  })
  expect(shown.zoomLink).toBe(ahead[0]?.zoomLink)
})

test('a learner without a seat gets the error of a missing course', async () => {
  const { course } = await seated()
  const { status, body } = await ask(await aUserOf(server.db, 'learner'), course.id)
  expect([status, codeOf(body)]).toEqual([404, 'COURSE_NOT_FOUND'])
})
