import { getCoachCourse, getCoachStatistics, listCoachCourses } from '@sohbet/contract/learning/coach-courses'
import type { Endpoint, Input, Reply } from '@sohbet/contract/endpoint'
import { getModule, listModules } from '@sohbet/contract/catalogue/modules'
import { getModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'
import { listQuizQuestions, updateQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aModule, aQuiz, aQuizQuestion } from '../testing/rows/catalogue.ts'
import { aSchoolInFigures } from '../testing/rows/figures.ts'
import { aQuizAttempt } from '../testing/rows/learning.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { readCourseRows, readCourseRowsSince } from './course-rows.reads.ts'

let server: TestApp
let school: Awaited<ReturnType<typeof aSchoolInFigures>>
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  school = await aSchoolInFigures(server.db)
})
afterAll(() => server.stop())

async function read<E extends Endpoint>(
  endpoint: E,
  values: Input<E>,
  as = school.coaches.oliver,
): Promise<Reply<E>> {
  const { status, body } = await server.call(endpoint, values, { as })
  expect(status).toBe(200)
  return z.custom<Reply<E>>().parse(endpoint.reply.parse(body))
}

describe('GET /coach/courses', () => {
  test('lists running, upcoming and ended courses in this order, without deleted ones', async () => {
    const own = await read(listCoachCourses, {})
    expect(own.map(({ name, status, isPrimary }) => [name, status, isPrimary])).toEqual([
      ['=Camden', 'ongoing', true],
      ['Soho', 'completed', true],
    ])
    expect(own[0]).toMatchObject({ learnerCount: 2, seats: 25, inactiveCount: 1, typeName: 'A1-A2' })
    const maeve = await read(listCoachCourses, {}, school.coaches.maeve)
    expect(maeve.map(({ name, status, isPrimary }) => [name, status, isPrimary])).toEqual([
      ['=Camden', 'ongoing', false],
      ['Brixton', 'upcoming', true],
    ])
  })
})

describe('over many years', () => {
  const userId = () => school.coaches.oliver.id

  test('the list loads only what it counts, and activity only for running courses', async () => {
    const [running, over] = await readCourseRows(server.db, { userId: userId(), today: '2026-03-02' })
    expect(running?.learners.map((learner) => Object.keys(learner))).toEqual([
      ['since', 'lastActiveAt'],
      ['since', 'lastActiveAt'],
    ])
    expect(running?.learners.every(({ lastActiveAt }) => lastActiveAt !== null)).toBe(true)
    expect(over?.learners.map(({ lastActiveAt }) => lastActiveAt)).toEqual([null])
  })

  test('the statistics load only courses whose sessions may be in their months', async () => {
    const since = async (firstDay: string) =>
      (await readCourseRowsSince(server.db, { userId: userId(), firstDay })).map(({ name }) => name)
    // Soho's last day was 22 February; a session may be made up for thirty more days
    expect(await since('2026-03-24')).toEqual(['=Camden', 'Soho'])
    expect(await since('2026-03-25')).toEqual(['=Camden'])
  })
})

describe('GET /coach/courses/{id}', () => {
  const one = () => read(getCoachCourse, { params: { id: school.courses.running.id } })

  test('returns the roster with progress, results, sessions and inactive learners', async () => {
    const { busy, quiet } = school.people
    const { learners, currentModule, coachNames } = await one()
    const [first, second] = school.modules
    expect(coachNames).toEqual(['Oliver', 'Maeve'])
    expect(currentModule).toEqual({ moduleNo: 1, moduleName: first?.name })
    expect(second).toBeDefined()
    expect(learners).toEqual([
      {
        userId: busy.id,
        username: busy.username,
        level: 'A2',
        since: '2026-01-31T21:30:00.000Z',
        completedModules: 1,
        progress: 100,
        averageResult: 80,
        heldSessions: 8,
        attendedSessions: 1,
        lastActiveAt: '2026-02-23T09:01:00.000Z',
        isInactive: false,
        results: [{ moduleId: first?.id, result: 80 }],
      },
      // Ten days and a minute ago
      expect.objectContaining({
        userId: quiet.id,
        progress: 0,
        averageResult: null,
        lastActiveAt: '2026-02-20T08:59:00.000Z',
        isInactive: true,
      }),
    ])
    // Only data that a coach needs
    expect(JSON.stringify(learners)).not.toContain('@example.test')
  })

  test('returns the modules with completions and results', async () => {
    const { modules } = await one()
    expect(
      modules.map(({ order, isDue, completedCount, averageResult }) => [
        order,
        isDue,
        completedCount,
        averageResult,
      ]),
    ).toEqual([
      [1, true, 1, 80],
      [2, false, 0, null],
    ])
  })

  test('counts no work of another course of the type before the course begins', async () => {
    const { running } = school.courses
    const dates = { startDate: '2026-09-07', endDate: '2026-12-01' }
    const { typeId, primaryCoachId } = running
    const next = await aCourse(server.db, { typeId, primaryCoachId, ...dates })
    await anEnrollment(server.db, { userId: school.people.busy.id, courseId: next.id })
    const { learners, modules } = await read(getCoachCourse, { params: { id: next.id } })
    expect(learners).toMatchObject([{ completedModules: 0, progress: 0, averageResult: null, results: [] }])
    expect(modules[0]).toMatchObject({ completedCount: 0, averageResult: null })
    await server.db.update(courses).set({ isActive: false }).where(eq(courses.id, next.id))
  })

  test('counts a quiz answer as activity', async () => {
    const { db } = server
    const { quiet } = school.people
    const quiz = await aQuiz(db, { moduleId: school.modules[1]?.id ?? '' })
    const question = await aQuizQuestion(db, { quizId: quiz.id })
    await aQuizAttempt(db, {
      userId: quiet.id,
      quizId: quiz.id,
      answers: { [question.id]: { answer: 'are', at: '2026-03-01T10:00:00.000Z' } },
    })
    const { learners } = await one()
    expect(learners.find(({ userId }) => userId === quiet.id)).toMatchObject({
      lastActiveAt: '2026-03-01T10:00:00.000Z',
      isInactive: false,
    })
  })

  test('lists no learners to coaches from 31 days after the course on, and still lists them to admins', async () => {
    const params = { id: school.courses.over.id }
    const admin = await aUser(server.db, { role: 'admin' })
    const now = server.clock.now
    // Soho's last day was 22 February
    server.clock.now = new Date('2026-03-24T09:00:00Z')
    expect(await read(getCoachCourse, { params })).toMatchObject({ seesLearners: true, learners: [{}] })
    server.clock.now = new Date('2026-03-25T09:00:00Z')
    const late = await read(getCoachCourse, { params })
    expect(late).toMatchObject({ seesLearners: false, learners: [], learnerCount: 1 })
    expect(await read(getCoachCourse, { params }, admin)).toMatchObject({ learners: [{}] })
    server.clock.now = now
  })

  test('answers 404 for another coach’s course', async () => {
    const id = school.courses.coming.id
    const answer = await server.call(getCoachCourse, { params: { id } }, { as: school.coaches.oliver })
    expect([answer.status, codeOf(answer.body)]).toEqual([404, 'COURSE_NOT_FOUND'])
  })
})

const noSubstitutes = { asSubstitute: 0, bySubstitute: 0 }

test('GET /coach/statistics returns hours and attendance by month, and the state of the courses', async () => {
  const { sessionsMonthly, courses, range } = await read(getCoachStatistics, { query: { months: '3' } })
  expect(range).toEqual({ from: '2026-01-01', to: '2026-03-02' })
  expect(sessionsMonthly).toEqual([
    // Soho only, and its one learner never came
    {
      month: '2026-01',
      sessions: 4,
      hours: 4,
      expected: 4,
      attended: 0,
      attendanceRate: 0,
      ...noSubstitutes,
    },
    {
      month: '2026-02',
      sessions: 11,
      hours: 11,
      expected: 19,
      attended: 1,
      attendanceRate: 5,
      ...noSubstitutes,
    },
    {
      month: '2026-03',
      sessions: 0,
      hours: 0,
      expected: 0,
      attended: 0,
      attendanceRate: null,
      ...noSubstitutes,
    },
  ])
  expect(
    courses.map(({ name, learnerCount, progress, averageResult }) => [
      name,
      learnerCount,
      progress,
      averageResult,
    ]),
  ).toEqual([
    ['=Camden', 2, 50, 80],
    ['Soho', 1, 0, null],
  ])
})

describe('course content', () => {
  test('a coach reads modules and quizzes of their own courses with keys, and cannot change them', async () => {
    const { db } = server
    const { running } = school.courses
    const module = await aModule(db, { courseTypeId: running.typeId, order: 9 })
    const quiz = await aQuiz(db, { moduleId: module.id })
    const question = await aQuizQuestion(db, { quizId: quiz.id, correctAnswer: 'are' })
    for (const as of [school.coaches.oliver, school.coaches.maeve]) {
      const all = await read(listModules, { params: { id: running.typeId } }, as)
      expect(all.map(({ id }) => id)).toContain(module.id)
      expect(await read(getModule, { params: { id: module.id } }, as)).toMatchObject({ id: module.id })
      const found = await read(getModuleQuiz, { params: { moduleId: module.id } }, as)
      expect(found).toEqual({ id: quiz.id, moduleId: module.id, questionCount: 1 })
      const [keyed] = await read(listQuizQuestions, { params: { id: quiz.id } }, as)
      expect(keyed?.correctAnswer).toBe('are')
    }
    const change = {
      params: { quizId: quiz.id, questionId: question.id },
      body: { ...question, options: [] },
    }
    const answer = await server.call(updateQuizQuestion, change, { as: school.coaches.oliver })
    expect(answer.status).toBe(403)
  })

  test('content of other courses answers 404, also after a course changes its coach', async () => {
    const { db } = server
    const person = await aUser(db, { role: 'coach' })
    const coach = await aCoach(db, { userId: person.id })
    const course = await aCourse(db, { primaryCoachId: coach.id })
    const module = await aModule(db, { courseTypeId: course.typeId })
    const quiz = await aQuiz(db, { moduleId: module.id })
    const ask = async (as: { id: string }) => [
      (await server.call(listModules, { params: { id: course.typeId } }, { as })).status,
      (await server.call(getModule, { params: { id: module.id } }, { as })).status,
      (await server.call(getModuleQuiz, { params: { moduleId: module.id } }, { as })).status,
      (await server.call(listQuizQuestions, { params: { id: quiz.id } }, { as })).status,
    ]
    expect(await ask(school.coaches.oliver)).toEqual([404, 404, 404, 404])
    expect(await ask(person)).toEqual([200, 200, 200, 200])
    await db.update(coaches).set({ userId: null }).where(eq(coaches.id, coach.id))
    expect(await ask(person)).toEqual([404, 404, 404, 404])
  })
})
