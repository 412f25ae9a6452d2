import { getCourse, toggleCourseEnrollment } from '@sohbet/contract/catalogue/courses'
import { cancelEnrollment, createEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { enrollByHand } from '@sohbet/contract/selling/enrollments-admin'
import { getLine, openSecondGroup } from '@sohbet/contract/selling/waiting-list'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aPlaceInLine, aTestedLearner, sellingClock } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let count = 0
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.clock.now = sellingClock
})

/** A full course with learners in line, of whom the last was moved to the front. */
async function aLine(fields: Parameters<typeof aCourse>[1] = {}) {
  const course = await aCourse(server.db, { maxEnrollments: 1, name: `Evenings ${(count += 1)}`, ...fields })
  await anEnrollment(server.db, { userId: (await aTestedLearner(server.db)).id, courseId: course.id })
  const [first, second] = [await aTestedLearner(server.db), await aTestedLearner(server.db)]
  await aPlaceInLine(server.db, { courseId: course.id, userId: first.id })
  await aPlaceInLine(server.db, { courseId: course.id, userId: second.id, rank: -1, plan: 'premium' })
  return { course, first, second }
}

const open = (id: string, fields: object = {}) => {
  const body = { name: `Second group ${(count += 1)}`, startDate: '2026-05-04', isOpen: true, ...fields }
  return server.call(openSecondGroup, { params: { id }, body }, { as: admin })
}
const opened = async (id: string, fields: object = {}) =>
  openSecondGroup.reply.parse((await open(id, fields)).body)
const idsOf = async (courseId: string) => {
  const { body } = await server.call(getLine, { params: { courseId } }, { as: admin })
  return getLine.reply.parse(body).learners.map(({ userId }) => userId)
}
const mine = async (as: TestUser) =>
  listOwnEnrollments.reply.parse((await server.call(listOwnEnrollments, {}, { as })).body)

describe('a second group', () => {
  test('has type, price, coaches, times and length of the first, and offers its seats in order', async () => {
    const { course, first, second } = await aLine({ startDate: '2026-04-06', endDate: '2026-10-05' })
    const { course: group, offered, waiting } = await opened(course.id, { startDate: '2026-04-13' })
    expect([offered, waiting]).toEqual([1, 1])
    const old = getCourse.reply.parse(
      (await server.call(getCourse, { params: { id: course.id } }, { as: admin })).body,
    )
    const { id: _id, name: _name, revision: _revision, startDate, endDate, ...same } = group
    expect(old).toMatchObject(same)
    expect([startDate, endDate]).toEqual(['2026-04-13', '2026-10-12'])
    expect((await mine(second)).enrollments).toMatchObject([
      { courseId: group.id, status: 'pending', plan: 'premium', source: 'waiting_list' },
    ])
    // Both keep their place in the old line until a seat is theirs
    expect(await idsOf(course.id)).toEqual([second.id, first.id])
    expect(await idsOf(group.id)).toEqual([first.id])
  })

  test('takes a learner out of all lines of the course once a seat is theirs, and no earlier', async () => {
    const { course, first, second } = await aLine({ priceMinor: 0 })
    const { course: group } = await opened(course.id)
    const { course: third } = await opened(group.id)
    const [seat] = (await mine(second)).enrollments
    await server.call(cancelEnrollment, { params: { id: seat?.id ?? '' } }, { as: second })
    expect(await idsOf(course.id)).toEqual([second.id, first.id])
    // The declined seat went to the first learner, who accepts it
    const accepted = await server.call(createEnrollment, { body: { courseId: group.id } }, { as: first })
    expect(accepted.body).toMatchObject({ status: 'active' })
    expect(await idsOf(course.id)).toEqual([second.id])
    expect(await idsOf(third.id)).toEqual([])
  })

  test('loses its place to a seat in the first group', async () => {
    const { course, first } = await aLine()
    const { course: group } = await opened(course.id)
    await server.db.update(courses).set({ maxEnrollments: 2 }).where(eq(courses.id, course.id))
    const body = { courseId: course.id, email: first.email, amount: 0, note: 'Gift' }
    expect((await server.call(enrollByHand, { body }, { as: admin })).status).toBe(201)
    expect(await idsOf(group.id)).toEqual([])
  })

  test('that is not open yet offers its seats when an admin opens it', async () => {
    const { course, first, second } = await aLine()
    const { course: group, offered, waiting } = await opened(course.id, { isOpen: false })
    expect([offered, waiting, group.isClosedToEnrolments]).toEqual([0, 2, true])
    await server.call(toggleCourseEnrollment, { params: { id: group.id } }, { as: admin })
    await enqueue(server.db, 'expire-enrollments', {})
    await server.workOff()
    expect((await mine(second)).enrollments).toMatchObject([{ courseId: group.id, status: 'pending' }])
    expect(await idsOf(group.id)).toEqual([first.id])
  })

  test('is refused without a line, with a past start, a used name, or an inactive coach', async () => {
    const empty = await aCourse(server.db)
    expect(codeOf((await open(empty.id)).body)).toBe('NOBODY_WAITS')
    const { course } = await aLine()
    expect(codeOf((await open(course.id, { startDate: '2026-03-02' })).body)).toBe('GROUP_START_PAST')
    expect(codeOf((await open(course.id, { name: course.name })).body)).toBe('COURSE_NAME_TAKEN')
    await server.db.update(coaches).set({ isActive: false }).where(eq(coaches.id, course.primaryCoachId))
    expect(codeOf((await open(course.id)).body)).toBe('COACH_INACTIVE')
  })

  test('is opened once by two clicks at once', async () => {
    const { course } = await aLine()
    const name = 'Evenings twice'
    const answers = await Promise.all([open(course.id, { name }), open(course.id, { name })])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
    expect(await server.db.$count(courses, eq(courses.name, name))).toBe(1)
  })
})
