import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/courses'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coaches } from '../db/tables/coaches.ts'
import { courseTypes } from '../db/tables/course-types.ts'
import { courses } from '../db/tables/courses.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, aModule, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const create = (body: object) => server.call(contract.createCourse, Object({ body }), { as: admin })
const update = (id: string, body: object) =>
  server.call(contract.updateCourse, Object({ params: { id }, body }), { as: admin })
const read = async (id: string) =>
  contract.course.parse((await server.call(contract.getCourse, { params: { id } }, { as: admin })).body)
const fields = async (more: Parameters<typeof aCourse>[1] = {}) =>
  courseFieldsOf(await aCourse(server.db, more))
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf(body)]
const ongoing = { startDate: '2026-02-02', endDate: '2026-06-01' }

describe('a new course', () => {
  test('is upcoming, empty and open, whatever the client says of that', async () => {
    const form = await fields()
    await aModule(server.db, { courseTypeId: form.typeId })
    const claims = { id: '', status: 'completed', currentEnrollments: 12, isClosedToEnrolments: true }
    const { status, body } = await create({ ...form, ...claims, isActive: false, price: 19.99 })
    expect([status, body]).toMatchObject([
      201,
      {
        name: form.name,
        status: 'upcoming',
        currentEnrollments: 0,
        isClosedToEnrolments: false,
        isActive: true,
        price: 19.99,
        currency: 'USD',
        moduleCount: 1,
        prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
      },
    ])
    const { id } = contract.course.parse(body)
    expect(await read(id)).toEqual(body)
  })

  test('may be free, in lira, and require a course before it', async () => {
    const required = await aCourseType(server.db)
    const prerequisites = { levelTestScore: 4000, requiredCourseTypeId: required.id }
    const { body } = await create({ ...(await fields()), price: 0, currency: 'TRY', prerequisites })
    expect(body).toMatchObject({ price: 0, currency: 'TRY', prerequisites })
  })

  test('has its sessions in the order of the week', async () => {
    const zoomTimes = [
      { dayOfWeek: 'sunday', hour: 10, minute: 30, duration: 90 },
      { dayOfWeek: 'monday', hour: 9, minute: 0, duration: 60 },
    ]
    const { body } = await create({ ...(await fields()), zoomTimes })
    expect(body).toMatchObject({ zoomTimes: zoomTimes.toReversed() })
  })

  test('takes dates with a time as the day that it is at the school', async () => {
    const { body } = await create({
      ...(await fields()),
      startDate: '2026-04-05T21:30:00.000Z',
      endDate: '2026-10-05T10:00:00+03:00',
    })
    expect(body).toMatchObject({ startDate: '2026-04-06', endDate: '2026-10-05' })
  })

  const session = { dayOfWeek: 'monday', hour: 9, minute: 0, duration: 60 }
  test.each<[string, object, string]>([
    ['name', { name: 'ab' }, 'Course name must be at least 3 characters'],
    ['description', { description: ' ' }, 'Description is required'],
    ['typeId', { typeId: '' }, 'Course type is required'],
    ['startDate', { startDate: '' }, 'Start date is required'],
    ['endDate', { endDate: '' }, 'End date is required'],
    ['startDate', { startDate: '2026-02-30' }, 'Must be a valid date'],
    ['endDate', { endDate: '2026-01-01' }, 'End date must not be before the start date'],
    ['primaryCoachId', { primaryCoachId: null }, 'Primary coach is required'],
    ['price', { price: null }, 'Price is required'],
    ['price', { price: -1 }, 'Price cannot be negative'],
    ['price', { price: 1.005 }, 'Price has two decimals at most'],
    ['maxEnrollments', { maxEnrollments: 0 }, 'Must allow at least one enrollment'],
    ['moduleDuration', { moduleDuration: 0 }, 'Duration must be at least 1 day'],
    [
      'prerequisites.levelTestScore',
      { prerequisites: { levelTestScore: 4001 } },
      'Score must be between 0 and 4000',
    ],
    [
      'prerequisites.levelTestScore',
      { prerequisites: { levelTestScore: -1 } },
      'Score must be between 0 and 4000',
    ],
    ['zoomLink', { zoomLink: 'zoom' }, 'Must be a valid URL'],
    ['zoomLink', { zoomLink: 'http://zoom.example.test' }, 'Must be a valid URL'],
    ['zoomTimes', { zoomTimes: [] }, 'At least one zoom session is required'],
    [
      'zoomTimes.0.dayOfWeek',
      { zoomTimes: [{ ...session, dayOfWeek: 'someday' }] },
      'Must be a day of the week',
    ],
    ['zoomTimes.0.hour', { zoomTimes: [{ ...session, hour: 24 }] }, 'Hour must be between 0 and 23'],
    ['zoomTimes.0.minute', { zoomTimes: [{ ...session, minute: 60 }] }, 'Minute must be between 0 and 59'],
    [
      'zoomTimes.0.duration',
      { zoomTimes: [{ ...session, duration: 14 }] },
      'Duration must be at least 15 minutes',
    ],
    [
      'zoomTimes.0.duration',
      { zoomTimes: [{ ...session, duration: 241 }] },
      'Duration cannot exceed 4 hours',
    ],
    [
      'zoomTimes.1',
      { zoomTimes: [session, { ...session, minute: 30 }] },
      'Sessions on the same day cannot overlap',
    ],
  ])('is refused for its %s %j: %s', async (field, change, message) => {
    const { status, body } = await create({ ...(await fields()), ...change })
    expect(status).toBe(400)
    expect(Object(body).fields).toEqual({ [field]: message })
  })

  test('is refused with itself as what comes before, and with one coach twice', async () => {
    const form = await fields()
    const answer = await create({
      ...form,
      secondaryCoachId: form.primaryCoachId,
      prerequisites: { levelTestScore: 0, requiredCourseTypeId: form.typeId },
    })
    expect(Object(answer.body).fields).toEqual({
      secondaryCoachId: 'Choose another coach than the primary one',
      'prerequisites.requiredCourseTypeId': 'A course cannot require its own type',
    })
  })

  test('is refused with a type or a coach that there is not, or that is not active', async () => {
    const form = await fields()
    const passiveType = await aCourseType(server.db, { isActive: false })
    const passiveCoach = await aCoach(server.db, { isActive: false })
    const requiring = (requiredCourseTypeId: string) => ({
      ...form,
      prerequisites: { levelTestScore: 0, requiredCourseTypeId },
    })
    const answers = [
      await create({ ...form, typeId: randomUUID() }),
      await create({ ...form, typeId: passiveType.id }),
      await create(requiring(randomUUID())),
      await create(requiring(passiveType.id)),
      await create({ ...form, primaryCoachId: randomUUID() }),
      await create({ ...form, secondaryCoachId: passiveCoach.id }),
    ]
    expect(answers.map(refusal)).toEqual([
      [404, 'COURSE_TYPE_NOT_FOUND'],
      [409, 'COURSE_TYPE_INACTIVE'],
      [404, 'COURSE_TYPE_NOT_FOUND'],
      [409, 'COURSE_TYPE_INACTIVE'],
      [404, 'COACH_NOT_FOUND'],
      [409, 'COACH_INACTIVE'],
    ])
  })
})

const waitingForLocks = async () => {
  const { rows } = await server.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('a change', () => {
  test('replaces everything that the form holds, the sessions as a set', async () => {
    const course = await aCourse(server.db)
    const zoomTimes = [{ dayOfWeek: 'friday', hour: 20, minute: 15, duration: 45 }]
    const secondary = await aCoach(server.db)
    const change = {
      ...courseFieldsOf(course),
      name: 'Mornings',
      price: 99.5,
      secondaryCoachId: secondary.id,
      zoomTimes,
    }
    const { status, body } = await update(course.id, { ...change, currentEnrollments: 7, isActive: false })
    expect([status, body]).toMatchObject([
      200,
      { name: 'Mornings', price: 99.5, secondaryCoachId: secondary.id, zoomTimes, isActive: true },
    ])
    expect(await read(course.id)).toMatchObject({ currentEnrollments: 0, zoomTimes })
    expect((await update(course.id, { ...change, secondaryCoachId: '' })).body).toMatchObject({
      secondaryCoachId: null,
    })
  })

  test('that is refused changes nothing, its sessions neither', async () => {
    const course = await aCourse(server.db)
    const before = await read(course.id)
    await update(course.id, {
      ...courseFieldsOf(course),
      name: 'Another',
      primaryCoachId: randomUUID(),
      zoomTimes: [{ dayOfWeek: 'friday', hour: 20, minute: 15, duration: 45 }],
    })
    expect(await read(course.id)).toEqual(before)
  })

  test('leaves every learner a seat', async () => {
    const course = await aCourse(server.db, { currentEnrollments: 10 })
    const form = courseFieldsOf(course)
    expect(refusal(await update(course.id, { ...form, maxEnrollments: 9 }))).toEqual([
      409,
      'FEWER_SEATS_THAN_LEARNERS',
    ])
    expect((await update(course.id, { ...form, maxEnrollments: 10 })).status).toBe(200)
  })

  test('keeps the type and a begun start once there are learners; the price counts for new ones', async () => {
    const course = await aCourse(server.db, { ...ongoing, currentEnrollments: 1 })
    const form = courseFieldsOf(course)
    const answers = [
      await update(course.id, { ...form, typeId: (await aCourseType(server.db)).id }),
      await update(course.id, { ...form, startDate: '2026-02-09' }),
    ]
    expect(answers.map(refusal)).toEqual([
      [409, 'COURSE_TYPE_FIXED'],
      [409, 'COURSE_HAS_BEGUN'],
    ])
    expect((await update(course.id, { ...form, price: 500, endDate: '2026-07-01' })).status).toBe(200)

    const upcoming = await aCourse(server.db, { currentEnrollments: 1 })
    const moved = (startDate: string) => update(upcoming.id, { ...courseFieldsOf(upcoming), startDate })
    expect(refusal(await moved('2026-03-02'))).toEqual([409, 'START_IN_THE_PAST'])
    expect((await moved('2026-03-03')).status).toBe(200)
  })

  test('may keep a type and a coach that are no longer active, but not choose them anew', async () => {
    const course = await aCourse(server.db)
    const form = courseFieldsOf(course)
    await server.db.update(courseTypes).set({ isActive: false }).where(eq(courseTypes.id, course.typeId))
    await server.db.update(coaches).set({ isActive: false }).where(eq(coaches.id, course.primaryCoachId))
    expect((await update(course.id, form)).status).toBe(200)
    const other = await aCoach(server.db, { isActive: false })
    expect(refusal(await update(course.id, { ...form, primaryCoachId: other.id }))).toEqual([
      409,
      'COACH_INACTIVE',
    ])
  })

  test('waits for a learner who is taking a seat, and then counts it', async () => {
    const course = await aCourse(server.db, { maxEnrollments: 5 })
    const change = await server.db.transaction(async (db) => {
      await db.update(courses).set({ currentEnrollments: 3 }).where(eq(courses.id, course.id))
      const answer = update(course.id, { ...courseFieldsOf(course), maxEnrollments: 2 })
      await expect.poll(waitingForLocks, { interval: 10 }).toBe(1)
      return { answer }
    })
    expect(refusal(await change.answer)).toEqual([409, 'FEWER_SEATS_THAN_LEARNERS'])
  })
})

test('a course that there is not is not found', async () => {
  const form = await fields()
  for (const id of [randomUUID(), 'null']) {
    const input = Object({ params: { id } })
    const answers = [
      await server.call(contract.getCourse, input, { as: admin }),
      await update(id, form),
      await server.call(contract.toggleCourseActive, input, { as: admin }),
      await server.call(contract.toggleCourseEnrollment, input, { as: admin }),
      await server.call(contract.copyCourse, input, { as: admin }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  }
})

test('a course of an erased coach is still read', async () => {
  const coach = await aCoach(server.db, { userId: null })
  const { id } = await aCourse(server.db, { primaryCoachId: coach.id })
  expect(await read(id)).toMatchObject({ primaryCoachName: null })
})

describe('who sees a course', () => {
  const read = (id: string, as: { id: string }) => server.call(contract.getCourse, { params: { id } }, { as })

  test('a learner sees it without the meeting link, and a deleted one not at all', async () => {
    const learner = await aUserOf(server.db, 'learner')
    const { id } = await aCourse(server.db)
    const { status, body } = await read(id, learner)
    expect([status, Object.keys(Object(body)).includes('zoomLink')]).toEqual([200, false])
    const gone = await aCourse(server.db, { isActive: false })
    expect((await read(gone.id, learner)).status).toBe(404)
  })

  test('a coach sees the courses they give, with the link, and no others', async () => {
    const coach = await aCoach(server.db)
    const user = { id: coach.userId ?? '' }
    const own = await aCourse(server.db, { primaryCoachId: coach.id })
    const second = await aCourse(server.db, { secondaryCoachId: coach.id })
    const other = await aCourse(server.db)
    const answers = await Promise.all([own, second, other].map(({ id }) => read(id, user)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(answers[0]?.body).toMatchObject({ zoomLink: own.zoomLink })
  })
})
