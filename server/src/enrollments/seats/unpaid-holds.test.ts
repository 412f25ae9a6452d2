import * as contract from '@sohbet/contract/selling/enrollments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '../../jobs/enqueue.ts'
import type { TestUser } from '../../testing/rows/builders.ts'
import { aCourse } from '../../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner, later, sellingClock } from '../../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = sellingClock
  learner = await aTestedLearner(server.db)
})

const hold = (courseId: string, as = learner) =>
  server.call(contract.createEnrollment, { body: { courseId } }, { as })
const mine = async (as = learner) =>
  contract.listOwnEnrollments.reply.parse((await server.call(contract.listOwnEnrollments, {}, { as })).body)
const giveUp = async (as = learner) => {
  const seat = (await mine(as)).enrollments.find(({ status }) => status === 'pending')
  return server.call(contract.cancelEnrollment, { params: { id: seat?.id ?? '' } }, { as })
}
async function expire() {
  await enqueue(server.db, 'expire-enrollments', {})
  await server.workOff()
}

describe('seats that are held without paying', () => {
  test('are refused in a course for 24 hours after two of them', async () => {
    const { id } = await aCourse(server.db)
    expect((await hold(id)).status).toBe(201)
    later(server, 31)
    expect((await hold(id)).status).toBe(201)
    await giveUp()
    expect(codeOf((await hold(id)).body)).toBe('HELD_TOO_OFTEN')
    expect((await hold((await aCourse(server.db)).id)).status).toBe(201)
    later(server, 24 * 60)
    expect((await hold(id)).status).toBe(201)
  })

  test('do not count once they were paid, nor in a free course', async () => {
    const { id } = await aCourse(server.db)
    for (let count = 0; count < 2; count++)
      await anEnrollment(server.db, {
        userId: learner.id,
        courseId: id,
        status: 'cancelled',
        activatedAt: sellingClock,
      })
    expect((await hold(id)).status).toBe(201)
    const free = await aCourse(server.db, { priceMinor: 0 })
    await hold((await aCourse(server.db)).id)
    expect((await hold(free.id)).body).toMatchObject({ status: 'active' })
  })

  test('are at most two at once, also when all requests come together', async () => {
    const courses = []
    for (let count = 0; count < 5; count++) courses.push((await aCourse(server.db)).id)
    const answers = await Promise.all(courses.map((id) => hold(id)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409, 409, 409,
    ])
    const refused = answers.find(({ status }) => status === 409)
    expect(codeOf(refused?.body)).toBe('TOO_MANY_HOLDS')
    await giveUp()
    expect((await hold((await aCourse(server.db)).id)).status).toBe(201)
  })
})

describe('the waiting list', () => {
  async function aFullCourse() {
    const course = await aCourse(server.db, { maxEnrollments: 1 })
    const holder = await aTestedLearner(server.db)
    const seat = await anEnrollment(server.db, { userId: holder.id, courseId: course.id })
    const free = () => server.call(contract.cancelEnrollment, { params: { id: seat.id } }, { as: holder })
    return { id: course.id, free }
  }
  const wait = async (courseId: string, as = learner) => {
    const answer = await server.call(contract.joinWaitingList, { body: { courseId } }, { as })
    later(server, 1)
    return answer
  }

  test('can be joined again 24 hours after leaving it', async () => {
    const { id } = await aFullCourse()
    await wait(id)
    await server.call(contract.leaveWaitingList, { params: { courseId: id } }, { as: learner })
    expect(codeOf((await wait(id)).body)).toBe('WAITING_LIST_LEFT')
    later(server, 24 * 60)
    expect((await wait(id)).body).toMatchObject({ place: 1 })
  })

  test('repeats a lapsed offer only after everybody else had one', async () => {
    const { id, free } = await aFullCourse()
    const [second, third] = [await aTestedLearner(server.db), await aTestedLearner(server.db)]
    await wait(id)
    await wait(id, second)
    await free()
    later(server, 24 * 60)
    await expire()
    // The second learner has the offer; the first waits again, and a third joins later
    expect((await wait(id)).body).toMatchObject({ place: 1 })
    expect((await wait(id, third)).body).toMatchObject({ place: 1 })
    expect((await mine()).waiting).toMatchObject([{ courseId: id, place: 2 }])
    await giveUp(second)
    expect((await mine(third)).enrollments).toMatchObject([{ status: 'pending', source: 'waiting_list' }])
    await giveUp(third)
    expect((await mine()).enrollments[0]).toMatchObject({ status: 'pending', source: 'waiting_list' })
  })

  test('skips a learner with two unpaid seats, who keeps the place', async () => {
    const { id, free } = await aFullCourse()
    const second = await aTestedLearner(server.db)
    await wait(id)
    await wait(id, second)
    for (let count = 0; count < 2; count++) await hold((await aCourse(server.db)).id)
    await free()
    expect((await mine(second)).enrollments).toMatchObject([{ source: 'waiting_list' }])
    expect((await mine()).waiting).toMatchObject([{ courseId: id, place: 1 }])
  })

  test('offers one learner at most two seats, also when seats of many courses become free together', async () => {
    const full = await Promise.all(Array.from({ length: 6 }, () => aFullCourse()))
    for (const { id } of full) await wait(id)
    await Promise.all(full.map(({ free }) => free()))
    expect((await mine()).enrollments.length).toBeLessThanOrEqual(2)
    await expire()
    expect((await mine()).enrollments).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
    expect((await mine()).waiting).toHaveLength(4)
  })

  test('cannot be joined after two unpaid seats in the course', async () => {
    const { id } = await aFullCourse()
    for (let count = 0; count < 2; count++)
      await anEnrollment(server.db, { userId: learner.id, courseId: id, status: 'cancelled' })
    expect(codeOf((await wait(id)).body)).toBe('HELD_TOO_OFTEN')
  })
})
