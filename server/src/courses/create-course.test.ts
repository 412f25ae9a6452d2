import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/catalogue/courses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
const read = async (id: string) =>
  contract.course.parse((await server.call(contract.getCourse, { params: { id } }, { as: admin })).body)
const fields = async () => courseFieldsOf(await aCourse(server.db))
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf(body)]

describe('creating a course', () => {
  test('is upcoming, empty and open, whatever the client sends', async () => {
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

  test('may be free, in lira, and require another course', async () => {
    const required = await aCourseType(server.db)
    const prerequisites = { levelTestScore: 4000, requiredCourseTypeId: required.id }
    const { body } = await create({ ...(await fields()), price: 0, currency: 'TRY', prerequisites })
    expect(body).toMatchObject({ price: 0, currency: 'TRY', prerequisites })
  })

  test('sorts its sessions by the week', async () => {
    const zoomTimes = [
      { dayOfWeek: 'sunday', hour: 10, minute: 30, duration: 90 },
      { dayOfWeek: 'monday', hour: 9, minute: 0, duration: 60 },
    ]
    const { body } = await create({ ...(await fields()), zoomTimes })
    expect(body).toMatchObject({ zoomTimes: zoomTimes.toReversed() })
  })

  test('converts a date-time to the school’s day', async () => {
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
    ['endDate', { endDate: '2062-10-05' }, 'A course lasts 3 years at most'],
    ['primaryCoachId', { primaryCoachId: null }, 'Primary coach is required'],
    ['price', { price: null }, 'Price is required'],
    ['price', { price: -1 }, 'Price cannot be negative'],
    ['price', { price: 1.005 }, 'Price has two decimals at most'],
    ['maxEnrollments', { maxEnrollments: 10_001 }, 'Must be at most 10,000'],
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
      'zoomTimes',
      { zoomTimes: Array.from({ length: 22 }, () => session) },
      'At most 21 zoom sessions a week are allowed',
    ],
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

  test('is refused with itself as prerequisite, and with the same coach twice', async () => {
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

  test('is refused with a missing or inactive type or coach', async () => {
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
