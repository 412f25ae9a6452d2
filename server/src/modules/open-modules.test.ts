import { updateCourse } from '@sohbet/contract/catalogue/courses'
import {
  createModule,
  deleteModule,
  getModule,
  listModules,
  listRunningCourses,
  orderModules,
  publishModules,
  updateModule,
} from '@sohbet/contract/catalogue/modules'
import { getLearnerModule, getLearnerCourse } from '@sohbet/contract/learning/progress'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { enrollmentModules, moduleProgress } from '../db/tables/learning/module-progress.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, aModule, courseFieldsOf } from '../testing/rows/catalogue.ts'
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

describe('a draft', () => {
  const publish = (id: string) => server.call(publishModules, { params: { id } }, { as: admin })
  const empty = { description: '', video: { title: '', description: '', source: '' }, docs: [] }
  const update = (id: string, body: { order: number; isDraft?: boolean }) =>
    server.call(updateModule, { params: { id }, body: { ...form, ...body } }, { as: admin })

  test('is seen by admins only and counts in no course until it is published', async () => {
    const running = await aRunningCourse()
    const { typeId } = running
    const body = { ...empty, name: 'Only a name', order: 2, isDraft: true, courseTypeId: typeId }
    const created = await server.call(createModule, { body }, { as: admin })
    expect(created.status).toBe(201)
    const { id } = createModule.reply.parse(created.body)
    expect(await statuses([...running.ids, id])).toEqual([200, 200, 403, 403, 404])
    expect((await states(running)).map(([module]) => module)).toEqual(running.ids)
    const coach = await aUserOf(server.db, 'coach')
    await aCourse(server.db, { typeId, primaryCoachId: (await aCoach(server.db, { userId: coach.id })).id })
    const seenBy = async (user: TestUser) =>
      listModules.reply.parse((await server.call(listModules, { params: { id: typeId } }, { as: user })).body)
    expect(await seenBy(coach)).toHaveLength(4)
    expect((await server.call(getModule, { params: { id } }, { as: coach })).status).toBe(404)
    expect((await seenBy(admin ?? coach)).map(({ isDraft }) => isDraft)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])

    expect((await publish(typeId)).body).toEqual({ published: 0, incomplete: 1 })
    await update(id, { order: 2, isDraft: true })
    expect((await publish(typeId)).body).toEqual({ published: 1, incomplete: 0 })
    // The third of five, so it is not open yet
    expect(await statuses([...running.ids, id])).toEqual([200, 200, 403, 403, 200])
  })

  test('must be complete to be published', async () => {
    const { id } = await aModule(server.db, { isDraft: true, videoSource: '', docs: [] })
    const body = { ...empty, name: 'Only a name', order: 1, isDraft: false }
    const refused = await server.call(updateModule, { params: { id }, body }, { as: admin })
    expect(refused.body).toMatchObject({
      fields: { description: 'Description is required', docs: 'At least one document item is required' },
    })
    // Without the field it stays a draft
    expect(updateModule.reply.parse((await update(id, { order: 1 })).body).isDraft).toBe(true)
  })
})

describe('a module that no learner has met', () => {
  const remove = (id: string) => server.call(deleteModule, { params: { id } }, { as: admin })
  const withdraw = (id: string, order: number) =>
    server.call(updateModule, { params: { id }, body: { ...form, order, isDraft: true } }, { as: admin })

  test('can be deleted or become a draft again; an open one cannot', async () => {
    const running = await aRunningCourse()
    const [first = '', second = '', third = '', fourth = ''] = running.ids
    expect(codeOf((await remove(second)).body)).toBe('MODULE_IN_USE')
    expect(codeOf((await withdraw(first, 1)).body)).toBe('MODULE_IN_USE')
    expect((await withdraw(fourth, 4)).status).toBe(200)
    expect((await remove(third)).body).toEqual({ message: 'Module deleted' })
    expect(await states(running)).toEqual([
      [first, 'current'],
      [second, 'open'],
    ])
    const { body } = await server.call(getModule, { params: { id: fourth } }, { as: admin })
    expect(body).toMatchObject({ order: 3, isDraft: true })
  })

  test('stays once a learner has worked in it, also after the course', async () => {
    const { ids } = await aRunningCourse()
    server.clock.now = new Date('2026-05-01T09:00:00Z')
    const [first = '', second = ''] = ids
    await server.db
      .insert(moduleProgress)
      .values({ userId: learner?.id ?? '', moduleId: first, updatedAt: server.clock.now })
    expect(codeOf((await remove(first)).body)).toBe('MODULE_IN_USE')
    expect((await remove(second)).status).toBe(200)
  })

  test('completes the course of learners who completed all others', async () => {
    const { ids, course } = await aRunningCourse()
    await server.db.insert(moduleProgress).values(
      ids.slice(0, 3).map((moduleId) => ({
        userId: learner?.id ?? '',
        moduleId,
        completedAt: server.clock.now,
        updatedAt: server.clock.now,
      })),
    )
    await remove(ids[3] ?? '')
    const { body } = await server.call(getLearnerCourse, { params: { id: course.id } }, { as: learner })
    expect(getLearnerCourse.reply.parse(body).progress.completedAt).not.toBeNull()
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
