import * as contract from '@sohbet/contract/selling/enrollments'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { firstPlans, planPrice, plans } from '@sohbet/domain/enrollment/plan'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner, sellingClock } from '../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

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

const ask = async (courseId: string, as = learner) =>
  contract.listEnrollableCourses.reply.parse(
    (await server.call(contract.listEnrollableCourses, { query: { courseId } }, { as })).body,
  )

test('the offer has only the wanted course, with coaches, titles of modules and prerequisites', async () => {
  const primary = await aCoach(server.db, { profilePhoto: '/api/images/user_photos/1.jpg' })
  const second = await aCoach(server.db, { personalSummary: 'Leeds doğumlu', summaryEn: 'Born in Leeds' })
  const type = await aCourseType(server.db)
  await aModule(server.db, { courseTypeId: type.id, order: 2, name: 'Ordering tea' })
  await aModule(server.db, { courseTypeId: type.id, order: 1, name: 'Saying hello' })
  const taught = { typeId: type.id, primaryCoachId: primary.id, secondaryCoachId: second.id }
  const { id } = await aCourse(server.db, taught)
  await aCourse(server.db)
  const found = await ask(id)
  expect(found).toMatchObject([
    {
      id,
      moduleCount: 2,
      offer: {
        modules: [
          { order: 1, name: 'Saying hello' },
          { order: 2, name: 'Ordering tea' },
        ],
        coaches: [
          { userId: primary.userId, photo: '/api/images/user_photos/1.jpg', summary: 'Ten years of London' },
          { userId: second.userId, photo: null, summary: 'Leeds doğumlu', summaryEn: 'Born in Leeds' },
        ],
        prerequisites: { levelTestMet: true, previousCourseMet: true },
        ownCourses: [],
      },
    },
  ])
})

const keys = z.looseObject({}).transform((sent) => Object.keys(sent).toSorted())
const offeredKeys = z.array(z.object({ offer: z.object({ coaches: z.array(keys), modules: z.array(keys) }) }))

test('the offer has of a coach only id, name, photo and summary, and no link or source of the course', async () => {
  const { id, typeId } = await aCourse(server.db)
  await aModule(server.db, { courseTypeId: typeId, order: 1 })
  const { body } = await server.call(
    contract.listEnrollableCourses,
    { query: { courseId: id } },
    { as: learner },
  )
  // The reply schema of the contract would strip the unknown keys
  const [offered] = offeredKeys.parse(body)
  expect(offered?.offer.coaches).toEqual([['name', 'photo', 'summary', 'summaryEn', 'userId']])
  expect(offered?.offer.modules).toEqual([['name', 'order']])
  expect(JSON.stringify(body)).not.toMatch(/@|zoom\.example|notes\.pdf/)
})

test('names only the caller’s own courses that have not ended', async () => {
  const { id } = await aCourse(server.db)
  const seatIn = async (userId: string, name: string, course = {}, seat = {}) =>
    anEnrollment(server.db, {
      userId,
      courseId: (await aCourse(server.db, { name, ...course })).id,
      status: 'active',
      ...seat,
    })
  await seatIn(learner.id, 'Mine')
  await seatIn(learner.id, 'Ended', { startDate: '2025-01-06', endDate: '2026-03-01' })
  await seatIn(learner.id, 'Lapsed', {}, { status: 'pending', heldUntil: new Date('2026-03-02T08:00:00Z') })
  await seatIn((await aTestedLearner(server.db)).id, 'Of another')
  const [course] = await ask(id)
  expect(course?.offer?.ownCourses).toEqual([
    {
      name: 'Mine',
      startDate: '2026-04-06',
      endDate: '2026-10-05',
      zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
    },
  ])
})

test('the offer is empty for a closed course, and for a course in which the caller has a seat', async () => {
  const closed = await aCourse(server.db, { isClosedToEnrolments: true })
  expect(await ask(closed.id)).toEqual([])
  const own = await aCourse(server.db)
  await anEnrollment(server.db, { userId: learner.id, courseId: own.id, status: 'active' })
  expect(await ask(own.id)).toEqual([])
})

test.each(plans)('the price on the screen is the charged one: %s', async (plan) => {
  const { id } = await aCourse(server.db, { priceMinor: 45_095 })
  const [course] = await ask(id)
  const shown = fromMinor(planPrice(toMinor(course?.price ?? 0), firstPlans[plan]))
  const held = await server.call(contract.createEnrollment, { body: { courseId: id, plan } }, { as: learner })
  expect(contract.enrollment.parse(held.body).amount).toBe(shown)
})
