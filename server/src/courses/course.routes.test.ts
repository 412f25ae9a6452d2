import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/catalogue/courses'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const update = (id: string, body: object) =>
  server.call(contract.updateCourse, Object({ params: { id }, body }), { as: admin })
const read = async (id: string) =>
  contract.course.parse((await server.call(contract.getCourse, { params: { id } }, { as: admin })).body)
const fields = async (more: Parameters<typeof aCourse>[1] = {}) =>
  courseFieldsOf(await aCourse(server.db, more))
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf(body)]
const ongoing = { startDate: '2026-02-02', endDate: '2026-06-01' }

const waitingForLocks = async () => {
  const { rows } = await server.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('updating a course', () => {
  test('replaces every field of the form, and the sessions as a set', async () => {
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

  test('that is refused changes neither the course nor its sessions', async () => {
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

  test('keeps a seat for every learner', async () => {
    const course = await aCourse(server.db, { currentEnrollments: 10 })
    const form = courseFieldsOf(course)
    expect(refusal(await update(course.id, { ...form, maxEnrollments: 9 }))).toEqual([
      409,
      'FEWER_SEATS_THAN_LEARNERS',
    ])
    expect((await update(course.id, { ...form, maxEnrollments: 10 })).status).toBe(200)
  })

  test('keeps the type and a past start once there are learners; a new price counts for new learners', async () => {
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

  test('may keep an inactive type and coach, but not choose them', async () => {
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

  test('waits for a learner who is enrolling, and then counts the seat', async () => {
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

test('answers 404 for a missing course', async () => {
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

test('a course of an erased coach can be read', async () => {
  const coach = await aCoach(server.db, { userId: null })
  const { id } = await aCourse(server.db, { primaryCoachId: coach.id })
  expect(await read(id)).toMatchObject({ primaryCoachName: null })
})

describe('access to a course', () => {
  const read = (id: string, as: { id: string }) => server.call(contract.getCourse, { params: { id } }, { as })

  test('a learner sees it without the meeting link, and a deleted one not at all', async () => {
    const learner = await aUserOf(server.db, 'learner')
    const { id } = await aCourse(server.db)
    const { status, body } = await read(id, learner)
    expect([status, Object.keys(Object(body)).includes('zoomLink')]).toEqual([200, false])
    const gone = await aCourse(server.db, { isActive: false })
    expect((await read(gone.id, learner)).status).toBe(404)
  })

  test('a coach sees only their own courses, with the link', async () => {
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
