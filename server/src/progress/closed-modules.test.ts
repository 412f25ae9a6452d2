import type { Endpoint } from '@sohbet/contract/endpoint'
import * as progress from '@sohbet/contract/learning/progress'
import * as attempts from '@sohbet/contract/learning/quiz-attempts'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import type { Values } from '@sohbet/contract/request'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourseOfFour, aQuizAttempt, aQuizOfFour } from '../testing/rows/learning.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { docIdOf } from './module-work.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  learner = await aUserOf(server.db, 'learner')
})

/** A course of four modules that has reached its second, with a quiz in the third and the learner's attempt. */
async function aWorld() {
  const made = await aCourseOfFour(server.db)
  const [, , module] = made.modules
  const { quiz, choice } = await aQuizOfFour(server.db, module.id)
  const attempt = await aQuizAttempt(server.db, { userId: learner.id, quizId: quiz.id })
  return { ...made, module, quiz, choice, attempt }
}
type World = Awaited<ReturnType<typeof aWorld>>

/** Every call about a module, its files, its quiz and an attempt. */
const callsOf = ({ module, quiz, choice, attempt }: World): [Endpoint, Values][] => {
  const params = { id: module.id }
  const docId = docIdOf(module.docs[0]?.source ?? '')
  return [
    [progress.getLearnerModule, { params }],
    [progress.saveVideoProgress, { params, body: { position: 1, watched: true } }],
    [progress.saveVideoProgress, { params, body: { position: 1 } }],
    [progress.saveDocumentOpened, { params: { ...params, docId } }],
    [getModuleQuiz, { params: { moduleId: module.id } }],
    [attempts.startQuiz, { params: { id: quiz.id } }],
    [attempts.getQuizAttempt, { params: { userId: learner.id, quizId: quiz.id } }],
    [attempts.submitAnswer, { body: { userQuizId: attempt.id, questionId: choice.id, answer: 'B' } }],
    [attempts.deleteQuizAttempt, { params: { userQuizId: attempt.id } }],
  ]
}

/** The replies of all of them. */
async function answersOf(world: World, as: { id: string } = learner) {
  const answers: string[] = []
  for (const [endpoint, values] of callsOf(world)) {
    const { status, body } = await server.call<Endpoint>(endpoint, Object(values), { as })
    answers.push(status === 200 ? '200' : `${status} ${codeOf(body)}`)
  }
  return new Set(answers)
}

async function expectUntouched({ module, attempt }: World) {
  expect(await server.db.$count(moduleProgress, eq(moduleProgress.moduleId, module.id))).toBe(0)
  const rows = await server.db.select().from(quizAttempts).where(eq(quizAttempts.id, attempt.id))
  expect(rows.map(({ answers }) => answers)).toEqual([{}])
}

const courseAnswer = async ({ course }: World) => {
  const answer = await server.call(progress.getLearnerCourse, { params: { id: course.id } }, { as: learner })
  return answer.status === 200 ? '200' : `${answer.status} ${codeOf(answer.body)}`
}
const later = '2026-04-01T09:00:00Z'
const enrol = (world: World, status: 'active' | 'pending' | 'cancelled', userId = learner.id) =>
  anEnrollment(server.db, { userId, courseId: world.course.id, status })

describe('every call about a module, its files, its quiz and an attempt', () => {
  test('answers 404 without an enrolment', async () => {
    const world = await aWorld()
    await enrol(world, 'active', (await aUserOf(server.db, 'learner')).id)
    server.clock.now = new Date(later)
    expect(await answersOf(world)).toEqual(new Set(['404 MODULE_NOT_FOUND']))
    expect(await courseAnswer(world)).toBe('404 COURSE_NOT_FOUND')
    await expectUntouched(world)
  })

  test('is refused with a cancelled one', async () => {
    const world = await aWorld()
    await enrol(world, 'cancelled')
    server.clock.now = new Date(later)
    expect(await answersOf(world)).toEqual(new Set(['403 COURSE_CANCELLED']))
    expect(await courseAnswer(world)).toBe('403 COURSE_CANCELLED')
    await expectUntouched(world)
  })

  test('is refused with an unpaid one', async () => {
    const world = await aWorld()
    await enrol(world, 'pending')
    server.clock.now = new Date(later)
    expect(await answersOf(world)).toEqual(new Set(['403 COURSE_NOT_PAID']))
    expect(await courseAnswer(world)).toBe('403 COURSE_NOT_PAID')
    await expectUntouched(world)
  })

  test('is refused before the module’s day, to the second, and says when it opens', async () => {
    const world = await aWorld()
    await enrol(world, 'active')
    for (const now of ['2026-03-02T09:00:00Z', '2026-03-29T20:59:59Z']) {
      server.clock.now = new Date(now)
      expect(await answersOf(world)).toEqual(new Set(['403 MODULE_LOCKED']))
    }
    const call = { params: { id: world.module.id } }
    const { body } = await server.call(progress.getLearnerModule, call, { as: learner })
    expect(body).toMatchObject({ message: 'This module opens on 30 March 2026' })
    await expectUntouched(world)
    // 00:00 at the school
    server.clock.now = new Date('2026-03-29T21:00:00Z')
    expect(await answersOf(world)).toEqual(new Set(['200']))
  })

  test('stays open after the course’s end', async () => {
    const world = await aWorld()
    await enrol(world, 'active')
    server.clock.now = new Date('2031-01-01T09:00:00Z')
    expect(await answersOf(world)).toEqual(new Set(['200']))
  })

  test('answers 404 for another learner’s attempt', async () => {
    const world = await aWorld()
    await enrol(world, 'active')
    const other = await aUserOf(server.db, 'learner')
    server.clock.now = new Date(later)
    const stranger = [...(await answersOf(world, other))]
    expect(stranger.every((answer) => answer.startsWith('404'))).toBe(true)
    // Also in the same course: the attempt belongs to the other
    await enrol(world, 'active', other.id)
    const ofAttempt = callsOf(world).slice(-3)
    for (const [endpoint, values] of ofAttempt)
      expect((await server.call<Endpoint>(endpoint, Object(values), { as: other })).status).toBe(404)
    await expectUntouched(world)
  })

  test('of another type is not opened by this seat', async () => {
    const [world, own] = [await aWorld(), await aCourseOfFour(server.db)]
    await anEnrollment(server.db, { userId: learner.id, courseId: own.course.id })
    server.clock.now = new Date(later)
    expect(await answersOf(world)).toEqual(new Set(['404 MODULE_NOT_FOUND']))
  })
})
