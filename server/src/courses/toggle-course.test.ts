import * as contract from '@sohbet/contract/catalogue/courses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { startSecondApp } from '../testing/apps/second-app.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let second: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  second = await startSecondApp(server)
  admin = await aUserOf(server.db, 'admin')
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

const ongoing = { startDate: '2026-03-02', endDate: '2026-06-01' }
const completed = { startDate: '2025-09-01', endDate: '2026-03-01' }

describe.each([
  {
    name: 'activation',
    toggle: contract.toggleCourseActive,
    column: 'isActive',
    first: false,
    code: 'COURSE_IN_USE',
  },
  {
    name: 'enrolment',
    toggle: contract.toggleCourseEnrollment,
    column: 'isClosedToEnrolments',
    first: true,
    code: 'COURSE_NOT_UPCOMING',
  },
] as const)('the switch of $name', ({ toggle, column, first, code }) => {
  const press = (id: string, expected?: boolean, app = server) =>
    app.call(
      toggle,
      { params: { id }, body: expected === undefined ? undefined : { expected } },
      { as: admin },
    )
  const refusalOf = async (fields: Parameters<typeof aCourse>[1]) => {
    const { status, body } = await press((await aCourse(server.db, fields)).id)
    return status === 200 ? 'done' : [status, codeOf(body)]
  }

  test('toggles an upcoming course without learners, and back', async () => {
    const { id } = await aCourse(server.db)
    expect((await press(id)).body).toMatchObject({ id, [column]: first })
    expect((await press(id)).body).toMatchObject({ [column]: !first })
  })

  test('refuses a running or ended course', async () => {
    expect(await refusalOf(ongoing)).toEqual([409, code])
    expect(await refusalOf(completed)).toEqual([409, code])
  })

  test('uses the school’s clock for the start', async () => {
    const { id } = await aCourse(server.db, { startDate: '2026-03-03' })
    server.clock.now = new Date('2026-03-02T20:59:59.999Z')
    expect((await press(id)).status).toBe(200)
    server.clock.now = new Date('2026-03-02T21:00:00.000Z')
    expect((await press(id)).status).toBe(409)
    server.clock.now = new Date('2026-03-02T09:00:00Z')
  })

  test('changes nothing when the expected state is outdated', async () => {
    const { id } = await aCourse(server.db)
    const answers = [await press(id, first), await press(id, !first), await press(id, !first)]
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409])
    expect(codeOf(answers[2]?.body)).toBe('STATE_CHANGED')
  })

  test('flips twice for two calls at once, in two processes too; only once with the expected state', async () => {
    const { id } = await aCourse(server.db)
    const read = async () => (await server.call(contract.getCourse, { params: { id } }, { as: admin })).body
    for (let round = 0; round < 5; round++) {
      await Promise.all([press(id), press(id, undefined, second)])
      expect(await read()).toMatchObject({ [column]: !first })
    }
    const answers = await Promise.all([press(id, !first), press(id, !first, second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await read()).toMatchObject({ [column]: first })
  })
})

test('refuses activation once a learner is enrolled, but not closing to enrolments', async () => {
  const { id } = await aCourse(server.db, { currentEnrollments: 1 })
  const input = Object({ params: { id } })
  const active = await server.call(contract.toggleCourseActive, input, { as: admin })
  expect([active.status, codeOf(active.body)]).toEqual([409, 'COURSE_IN_USE'])
  const enrollment = await server.call(contract.toggleCourseEnrollment, input, { as: admin })
  expect(enrollment.body).toMatchObject({ isClosedToEnrolments: true })
})
