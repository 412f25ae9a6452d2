import { isOffered } from '@sohbet/domain/enrollment/policy'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { whereOffered } from './offered.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (const isActive of [true, false])
    for (const isClosedToEnrolments of [true, false])
      for (const startDate of ['2026-04-05', '2026-04-06'])
        await aCourse(database.db, { isActive, isClosedToEnrolments, startDate, endDate: '2026-10-05' })
})
afterAll(() => database.drop())

test.each(['2026-04-04T20:59:59Z', '2026-04-04T21:00:00Z', '2026-04-05T21:00:00Z'])(
  'selects the courses that the rule offers at %s',
  async (moment) => {
    const now = new Date(moment)
    const { db } = database
    const all = await db.select().from(courses)
    const offered = all.filter((course) => isOffered(course, now).allowed).map(({ id }) => id)
    const selected = await db.select({ id: courses.id }).from(courses).where(whereOffered(now))
    expect(selected.map(({ id }) => id).toSorted()).toEqual(offered.toSorted())

    const course = alias(courses, 'course')
    const aliased = await db.select({ id: course.id }).from(course).where(whereOffered(now, course))
    expect(aliased).toHaveLength(offered.length)
  },
)
