import * as contract from '@sohbet/contract/catalogue/courses'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCourse, courseFieldsOf } from '../testing/rows/catalogue.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const waitingForLocks = async () => {
  const { rows } = await server.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test.each([
  ['COURSE_TYPE_INACTIVE', courseTypes, 'typeId'],
  ['COACH_INACTIVE', coaches, 'primaryCoachId'],
] as const)(
  'a new course waits for a deactivation in progress and is refused: %s',
  async (code, table, choice) => {
    const admin = await aUserOf(server.db, 'admin')
    const body = courseFieldsOf(await aCourse(server.db))
    const made = await server.db.transaction(async (db) => {
      await db.update(table).set({ isActive: false }).where(eq(table.id, body[choice]))
      const answer = server.call(contract.createCourse, { body }, { as: admin })
      await expect.poll(waitingForLocks, { interval: 10 }).toBe(1)
      return { answer }
    })
    expect(codeOf((await made.answer).body)).toBe(code)
  },
)

test.each([
  ['description', 'courses_description_given'],
  ['zoomLink', 'courses_zoom_link_given'],
])('the database refuses a course without a %s', async (field, constraint) => {
  await expect(aCourse(server.db, { [field]: '' })).rejects.toMatchObject({ cause: { constraint } })
})

test('the database refuses a course longer than three years', async () => {
  const constraint = 'courses_three_years'
  await aCourse(server.db, { startDate: '2026-04-06', endDate: '2029-04-05' })
  await expect(aCourse(server.db, { startDate: '2026-04-06', endDate: '2029-04-06' })).rejects.toMatchObject({
    cause: { constraint },
  })
})
