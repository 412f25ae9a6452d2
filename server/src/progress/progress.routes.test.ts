import { listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import * as contract from '@sohbet/contract/learning/progress'
import { getDocument } from '@sohbet/contract/catalogue/modules'
import { exportUser, getUserProgress } from '@sohbet/contract/people/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courseCompletions, moduleProgress } from '../db/tables/learning/module-progress.ts'
import { modules as modulesTable } from '../db/tables/catalogue/modules.ts'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { aCourseOfFour, aQuizOfFour, anOpenModule, halfWay } from '../testing/rows/learning.ts'
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

/** The learner has a seat in a course of four modules, which has reached the second. */
async function seated() {
  const made = await aCourseOfFour(server.db)
  await anEnrollment(server.db, { userId: learner.id, courseId: made.course.id })
  return made
}

const call = <E extends Parameters<TestApp['call']>[0]>(
  endpoint: E,
  input: Parameters<typeof server.call<E>>[1],
) => server.call(endpoint, input, { as: learner })
const courseOf = async (id: string) =>
  contract.learnerCourse.parse((await call(contract.getLearnerCourse, { params: { id } })).body)
const moduleOf = async (id: string) =>
  contract.learnerModule.parse((await call(contract.getLearnerModule, { params: { id } })).body)
const watch = (id: string, watched = true) =>
  call(contract.saveVideoProgress, { params: { id }, body: { position: 12.5, watched } })
const openDoc = (id: string, source: string) =>
  call(contract.saveDocumentOpened, { params: { id, docId: docIdOf(source) } })
const runAll = async (module: { id: string; docs: { source: string }[] }) => {
  await watch(module.id)
  for (const { source } of module.docs) await openDoc(module.id, source)
}

describe('a learner’s course', () => {
  test('lists its modules with their state and opening day', async () => {
    const { course, modules } = await seated()
    await runAll(modules[0])
    const answer = await courseOf(course.id)
    expect(answer).toMatchObject({
      id: course.id,
      name: course.name,
      status: 'ongoing',
      startDate: '2026-02-02',
    })
    expect(answer.modules.map(({ order, state, opensOn }) => [order, state, opensOn])).toEqual([
      [1, 'completed', '2026-02-02'],
      [2, 'current', '2026-03-02'],
      [3, 'locked', '2026-03-30'],
      [4, 'locked', '2026-04-27'],
    ])
    expect(answer.progress).toEqual({
      currentModule: { moduleNo: 2, moduleName: modules[1].name },
      moduleCount: 4,
      completedModules: 1,
      completedAt: null,
    })
  })

  test('numbers its modules by counting', async () => {
    const { id: courseTypeId } = await aCourseType(server.db)
    for (const order of [2, 7, 30]) await aModule(server.db, { courseTypeId, order })
    const course = await aCourse(server.db, { typeId: courseTypeId, ...halfWay })
    await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    const { progress, modules } = await courseOf(course.id)
    expect(modules.map(({ order, state }) => [order, state])[0]).toEqual([1, 'current'])
    expect([progress.currentModule?.moduleNo, progress.moduleCount]).toEqual([1, 3])
    const { body } = await call(listOwnEnrollments, {})
    expect(listOwnEnrollments.reply.parse(body).enrollments[0]?.progress).toEqual(progress)
  })

  test('is listed before it starts, with everything locked', async () => {
    const { course } = await aCourseOfFour(server.db, { startDate: '2026-03-03', endDate: '2026-06-01' })
    await anEnrollment(server.db, { userId: learner.id, courseId: course.id })
    const answer = await courseOf(course.id)
    expect([answer.status, answer.progress.currentModule]).toEqual(['upcoming', null])
    expect(new Set(answer.modules.map(({ state }) => state))).toEqual(new Set(['locked']))
  })

  test('has the join URL of its next session, and neither the meeting link nor sources', async () => {
    const { course } = await seated()
    const { body } = await call(contract.getLearnerCourse, { params: { id: course.id } })
    expect(body).toMatchObject({
      zoomLink: expect.stringMatching(`/learner/session/${course.id}_\\d{8}T2100$`),
      telegramGroup: null,
      price: 450,
      currency: 'USD',
      prerequisites: { levelTestScore: expect.any(Number), requiredCourseTypeId: null },
      zoomTimes: [{ hour: 21, minute: 0 }],
    })
    expect(JSON.stringify(body)).not.toMatch(/zoom\.example|notes\.pdf|76979871/)
  })

  test('is listed with its progress among the learner’s courses', async () => {
    const { modules } = await seated()
    await runAll(modules[1])
    const { body } = await call(listOwnEnrollments, {})
    expect(listOwnEnrollments.reply.parse(body).enrollments.map(({ progress }) => progress)).toEqual([
      {
        currentModule: { moduleNo: 2, moduleName: modules[1].name },
        moduleCount: 4,
        completedModules: 1,
        completedAt: null,
      },
    ])
  })
})

describe('a module', () => {
  test('opens its files by URLs valid for ten minutes', async () => {
    const { modules } = await seated()
    const bytes = Buffer.from('%PDF-1.7 notes')
    const source = `/api/courses/documents/${'a'.repeat(32)}.pdf`
    await server.files.put(`documents/${'a'.repeat(32)}.pdf`, bytes)
    const docs = [{ title: 'Notes', description: 'What we said', source }]
    await server.db.update(modulesTable).set({ docs }).where(eq(modulesTable.id, modules[0].id))
    const [doc] = (await moduleOf(modules[0].id)).docs
    expect(doc).toMatchObject({ id: docIdOf(source), title: 'Notes', isOpened: false })
    const url = new URL(doc?.source ?? '', 'http://localhost')
    const open = () =>
      server.send(getDocument, {
        params: { name: `${'a'.repeat(32)}.pdf` },
        query: Object.fromEntries(url.searchParams),
      })
    expect((await open()).status).toBe(200)
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000)
    expect(codeOf((await open()).body)).toBe('LINK_EXPIRED')
  })

  test('remembers the position of its video, also backwards', async () => {
    const { modules } = await seated()
    const [{ id }] = modules
    const save = (position: number) =>
      call(contract.saveVideoProgress, { params: { id }, body: { position } })
    await save(80)
    expect(contract.moduleWork.parse((await save(20)).body).videoPosition).toBe(20)
    expect((await moduleOf(id)).work).toMatchObject({ videoPosition: 20, isVideoWatched: false })
    const farthest = () =>
      server.db.$count(
        moduleProgress,
        and(eq(moduleProgress.moduleId, id), eq(moduleProgress.videoFarthest, 80)),
      )
    expect(await farthest()).toBe(1)
    await watch(id)
    expect(await farthest()).toBe(1)
  })

  test('is completed when everything is done, in any order, and stays completed', async () => {
    const { modules } = await seated()
    const [module] = modules
    const source = module.docs[0]?.source ?? ''
    expect(contract.moduleWork.parse((await openDoc(module.id, source)).body).completedAt).toBeNull()
    const done = contract.moduleWork.parse((await watch(module.id)).body)
    expect(done).toMatchObject({
      openedCount: 1,
      isVideoWatched: true,
      completedAt: '2026-03-02T09:00:00.000Z',
    })
    // Again, later, and not watched: nothing is lost
    server.clock.now = new Date('2026-03-03T09:00:00Z')
    await watch(module.id, false)
    await watch(module.id)
    await openDoc(module.id, source)
    await aQuizOfFour(server.db, module.id)
    expect((await moduleOf(module.id)).work).toMatchObject({
      isVideoWatched: true,
      isQuizCompleted: false,
      completedAt: '2026-03-02T09:00:00.000Z',
    })
  })

  test('with a quiz requires it', async () => {
    const { modules } = await seated()
    await aQuizOfFour(server.db, modules[0].id)
    await runAll(modules[0])
    const { work, quiz } = await moduleOf(modules[0].id)
    expect(work).toMatchObject({ isQuizCompleted: false, completedAt: null })
    expect(quiz).toMatchObject({ questionCount: 4 })
  })

  test('requires a replaced document again', async () => {
    const { modules } = await seated()
    const [{ id, docs }] = modules
    await openDoc(id, docs[0]?.source ?? '')
    const source = 'https://example.test/other.pdf'
    await server.db
      .update(modulesTable)
      .set({ docs: [{ title: 'Notes', description: 'New', source }] })
      .where(eq(modulesTable.id, id))
    expect((await moduleOf(id)).work).toMatchObject({ openedCount: 0, documentCount: 1 })
    expect((await openDoc(id, 'https://example.test/notes.pdf')).status).toBe(404)
    expect((await openDoc(id, source)).body).toMatchObject({ openedCount: 1 })
  })

  test('is completed once by two devices at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { module } = await anOpenModule(server.db, learner.id)
      const source = module.docs[0]?.source ?? ''
      await Promise.all([watch(module.id), openDoc(module.id, source), watch(module.id, false)])
      expect((await moduleOf(module.id)).work.completedAt).not.toBeNull()
    }
  })

  test.each([
    [{ position: -1 }],
    [{ position: 'x' }],
    [{ position: 1e9 }],
    [{ position: 1, watched: 'yes' }],
    [{}],
  ])('refuses %j as the video’s position', async (body) => {
    const { module } = await anOpenModule(server.db, learner.id)
    const answer = await call(contract.saveVideoProgress, { params: { id: module.id }, body: Object(body) })
    expect(answer.status).toBe(400)
  })
})

describe('earned progress', () => {
  test('completes the course with the last module, and a second course of the type too', async () => {
    const { type, course, modules } = await seated()
    const second = await aCourse(server.db, {
      typeId: type.id,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })
    await anEnrollment(server.db, { userId: learner.id, courseId: second.id })
    server.clock.now = new Date('2026-05-01T09:00:00Z')
    const [first, ...rest] = modules
    for (const module of rest) await runAll(module)
    expect((await courseOf(course.id)).progress.completedAt).toBeNull()
    await runAll(first)
    expect((await courseOf(course.id)).progress).toMatchObject({
      completedModules: 4,
      completedAt: '2026-05-01T09:00:00.000Z',
    })
    expect((await courseOf(second.id)).progress.completedAt).toBe('2026-05-01T09:00:00.000Z')
  })

  test('completes another course of the type that is paid later, but not an empty one', async () => {
    const { type, modules } = await seated()
    const later = { startDate: '2026-01-01', endDate: '2026-12-31' }
    const again = await aCourse(server.db, { typeId: type.id, ...later })
    const empty = await aCourse(server.db, { typeId: (await aCourseType(server.db)).id, ...later })
    server.clock.now = new Date('2026-05-01T09:00:00Z')
    for (const module of modules) await runAll(module)
    server.clock.now = new Date('2026-05-02T09:00:00Z')
    const as = await aUserOf(server.db, 'admin')
    for (const { id: courseId } of [again, empty]) {
      const body = { courseId, email: learner.email, amount: 0, note: 'A guest', override: true }
      expect((await server.call(enrollByHand, { body }, { as })).status).toBeLessThan(300)
    }
    expect((await courseOf(again.id)).progress.completedAt).toBe('2026-05-02T09:00:00.000Z')
    expect((await courseOf(empty.id)).progress.completedAt).toBeNull()
  })

  test('completes it with two last modules at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      learner = await aUserOf(server.db, 'learner')
      server.clock.now = new Date('2026-05-01T09:00:00Z')
      const { course, modules } = await seated()
      const [first, second, third, last] = modules
      await runAll(first)
      await runAll(second)
      await openDoc(third.id, third.docs[0]?.source ?? '')
      await openDoc(last.id, last.docs[0]?.source ?? '')
      await Promise.all([watch(third.id), watch(last.id)])
      expect(await server.db.$count(courseCompletions, eq(courseCompletions.courseId, course.id))).toBe(1)
    }
  })

  test('is completed over due modules, for its owner and admins', async () => {
    const { modules } = await seated()
    const over = await aCourseOfFour(server.db, { startDate: '2025-01-01', endDate: '2025-06-30' })
    await anEnrollment(server.db, { userId: learner.id, courseId: over.course.id })
    const unpaid = await aCourseOfFour(server.db)
    await anEnrollment(server.db, { userId: learner.id, courseId: unpaid.course.id, status: 'pending' })
    await runAll(modules[0])
    await runAll(over.modules[3])
    const admin = await aUserOf(server.db, 'admin')
    for (const as of [learner, admin]) {
      const { body } = await server.call(getUserProgress, { params: { id: learner.id } }, { as })
      expect(body).toEqual({ completed: 2, due: 6 })
    }
  })

  test('is exported to its owner and erased with the account', async () => {
    const { modules } = await seated()
    await runAll(modules[0])
    const { body } = await call(exportUser, { params: { id: learner.id } })
    expect(body).toMatchObject({
      module_progress: [
        { module: modules[0].name, documentsOpened: 1, completedAt: '2026-03-02T09:00:00.000Z' },
      ],
      course_completions: [],
      quiz_attempts: [],
    })
    await server.db.delete(users).where(eq(users.id, learner.id))
    expect(await server.db.$count(moduleProgress, eq(moduleProgress.userId, learner.id))).toBe(0)
  })
})
