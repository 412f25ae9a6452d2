import { firstCompletionRules } from '@sohbet/domain/course/outcome'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseResults } from '../db/tables/learning/certificates.ts'
import { startTestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { anEndedCourse } from '../testing/rows/certificates.ts'
import { decideCourses } from './decide-courses.ts'

/** A statement of PostgreSQL takes 65,535 values. */
const seats = 7000

test('the first run in a large school decides all seats of its past courses', async () => {
  const server = await startTestApp()
  try {
    const learner = await aUserOf(server.db, 'learner')
    const { course, enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    await server.db.execute(sql`
      with made as (insert into users (username, email)
        select 'Learner', 'learner' || place || '@example.test' from generate_series(1, ${seats}::int) as place
        returning id)
      insert into enrollments (user_id, course_id, status, source, plan, plan_contents, amount_minor, currency, created_at, activated_at)
      select made.id, ${course.id}, status, source, plan, plan_contents, amount_minor, currency, created_at, activated_at
      from made cross join enrollments as seat where seat.id = ${enrollmentId}`)
    const run = { db: server.db, rules: firstCompletionRules }
    await decideCourses({ ...run, now: new Date('2026-03-25T09:00:00Z') })
    expect(await server.db.$count(courseResults)).toBe(seats + 1)
  } finally {
    await server.stop()
  }
})
