import { updateCourse } from '@sohbet/contract/catalogue/courses'
import {
  createModule,
  listRunningCourses,
  orderModules,
  updateModule,
} from '@sohbet/contract/catalogue/modules'
import { getLearnerModule, getLearnerCourse } from '@sohbet/contract/learning/progress'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { enrollmentModules } from '../db/tables/learning/module-progress.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse, aCourseType, aModule, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { anEnrollment } from '../testing/rows/selling.ts'

let server: TestApp
const password = 'a long password'
let passwordHash: string
let [admin, learner]: TestUser[] = []
beforeAll(async () => {
  server = await startTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => server.stop())
beforeEach(async () => {
  // The second of four modules of a week has begun
  server.clock.now = new Date('2026-03-10T09:00:00Z')
  ;[admin, learner] = await Promise.all([aUserOf(server.db, 'admin'), aUser(server.db, { passwordHash })])
})

async function aRunningCourse() {
  const { id: typeId } = await aCourseType(server.db)
  const modules = []
  for (const order of [1, 2, 3, 4]) modules.push(await aModule(server.db, { courseTypeId: typeId, order }))
  const course = await aCourse(server.db, { typeId, startDate: '2026-03-02', endDate: '2026-03-29' })
  const seat = await anEnrollment(server.db, { userId: learner?.id ?? '', courseId: course.id })
  return { course, typeId, ids: modules.map(({ id }) => id), seat }
}
type Running = Awaited<ReturnType<typeof aRunningCourse>>

const statuses = (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => (await server.call(getLearnerModule, { params: { id } }, { as: learner })).status),
  )
const states = async ({ course }: Running) => {
  const { body } = await server.call(getLearnerCourse, { params: { id: course.id } }, { as: learner })
  return getLearnerCourse.reply.parse(body).modules.map(({ id, state }) => [id, state])
}
const form = {
  name: 'A new module',
  description: 'Inserted',
  video: { title: 'Hello', description: 'Two people meet', source: '76979871' },
  docs: [{ title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }],
}

describe('a module that was open stays open', () => {
  test('when the course becomes longer', async () => {
    const running = await aRunningCourse()
    expect(await statuses(running.ids)).toEqual([200, 200, 403, 403])
    const { id } = running.course
    const body = { ...courseFieldsOf(running.course), endDate: '2026-06-21' }
    expect((await server.call(updateCourse, { params: { id }, body }, { as: admin })).status).toBe(200)
    expect(await statuses(running.ids)).toEqual([200, 200, 403, 403])
    expect((await states(running)).map(([, state]) => state)).toEqual(['current', 'open', 'locked', 'locked'])
  })

  test('when another module is inserted before it', async () => {
    const running = await aRunningCourse()
    const body = { ...form, order: 1, courseTypeId: running.typeId }
    expect((await server.call(createModule, { body }, { as: admin })).status).toBe(201)
    expect(await statuses(running.ids)).toEqual([200, 200, 403, 403])
  })

  test('when it moves to a later place, in the list and in its form', async () => {
    const running = await aRunningCourse()
    const [first = '', second = '', third = '', fourth = ''] = running.ids
    const order = { params: { id: running.typeId }, body: { ids: [fourth, third, second, first] } }
    expect((await server.call(orderModules, order, { as: admin })).status).toBe(200)
    expect(await statuses(running.ids)).toEqual([200, 200, 200, 200])
    const other = await aRunningCourse()
    const move = { params: { id: other.ids[0] ?? '' }, body: { ...form, order: 4 } }
    expect((await server.call(updateModule, move, { as: admin })).status).toBe(200)
    expect(await statuses(other.ids)).toEqual([200, 200, 200, 403])
  })

  test('but not for a learner who cancelled or enrols afterwards', async () => {
    const running = await aRunningCourse()
    const body = { ...courseFieldsOf(running.course), endDate: '2026-06-21' }
    await server.call(updateCourse, { params: { id: running.course.id }, body }, { as: admin })
    await server.db
      .update(enrollments)
      .set({ status: 'cancelled', cancelledAt: server.clock.now, cancelReason: 'admin' })
      .where(eq(enrollments.id, running.seat.id))
    expect(await statuses(running.ids.slice(0, 2))).toEqual([403, 403])
    await anEnrollment(server.db, { userId: learner?.id ?? '', courseId: running.course.id })
    expect(await statuses(running.ids.slice(0, 2))).toEqual([200, 403])
  })
})

test('a change of the modules names the running courses with their learners', async () => {
  const { typeId, course } = await aRunningCourse()
  await aCourse(server.db, { typeId, startDate: '2026-04-01', endDate: '2026-06-29' })
  await aCourse(server.db, { typeId, startDate: '2026-03-02', endDate: '2026-06-29' })
  const { body } = await server.call(listRunningCourses, { params: { id: typeId } }, { as: admin })
  expect(body).toEqual([{ id: course.id, name: course.name, learners: 1 }])
})

test('opened modules are exported, and removed with the account', async () => {
  const running = await aRunningCourse()
  const order = { params: { id: running.typeId }, body: { ids: running.ids.toReversed() } }
  await server.call(orderModules, order, { as: admin })
  const exported = await server.call(exportUser, { params: { id: learner?.id ?? '' } }, { as: learner })
  expect(exported.body).toMatchObject({ enrollment_modules: [{}, {}] })
  const mine = eq(enrollmentModules.enrollmentId, running.seat.id)
  expect(await server.db.$count(enrollmentModules, mine)).toBe(2)
  const erased = await server.call(
    eraseUser,
    { params: { id: learner?.id ?? '' }, body: { password } },
    { as: learner },
  )
  expect(erased.status).toBe(200)
  expect(await server.db.$count(enrollmentModules, mine)).toBe(0)
})
