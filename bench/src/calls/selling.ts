import { randomUUID } from 'node:crypto'
import { createEnrollment, listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { listEnrollments } from '@sohbet/contract/selling/enrollments-admin'
import { requestPath } from '@sohbet/contract/request'
import type { Pool, PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { basicContents, someLearner } from './player.ts'
import type { Sending } from './signing.ts'

const seats = 25
const mostEnrollments = 1_000_000

/** 100 enrolments at size 1 and a million at size 10,000. */
const enrollmentsAt = (size: number) => Math.min(100 * size, mostEnrollments)

/** Adds full courses of past years with their enrolments. */
export async function growEnrollments(client: PoolClient, size: number) {
  await client.query(
    `insert into course_types (name, description) values ('Bench', 'For measuring') on conflict do nothing`,
  )
  await client.query(
    `insert into coaches (personal_summary) select 'For measuring' where not exists (select from coaches)`,
  )
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from courses where name like 'Former %'`,
  )
  const wanted = Math.ceil(enrollmentsAt(size) / seats)
  for (let before = rows[0]?.count ?? 0; before < wanted; before += coursesAtOnce) {
    await client.query(formerCourses, [before, Math.min(before + coursesAtOnce, wanted), seats])
  }
}

/** One statement for a million rows would exceed the time limit of the connection. */
const coursesAtOnce = 2000

const formerCourses = `
  with made as (
    insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor,
      currency, max_enrollments, current_enrollments, module_duration, zoom_link)
    select 'Former ' || n, 'Over', (select id from course_types where name = 'Bench'), date '2025-01-06',
      date '2025-06-30', (select id from coaches limit 1), 45000, 'USD', $3, $3, 7, 'https://zoom.example.test/j/1'
    from generate_series($1::int + 1, $2::int) as n
    returning id, substring(name from '\\d+')::int as n
  ), people as materialized (
    select id, row_number() over (order by id) - 1 as place from users where role = 'learner'
  ), taken as (
    select made.id, made.n, (made.n * $3::int + seat) % (select count(*) from people) as place
    from made cross join generate_series(0, $3::int - 1) as seat
  )
  insert into enrollments (course_id, user_id, status, source, plan, plan_contents, amount_minor, currency, activated_at, created_at)
  select taken.id, people.id, 'active', 'checkout', 'basic', ${basicContents}, 45000, 'USD', now(), now() - make_interval(mins => taken.n)
  from taken join people using (place)
  on conflict do nothing`

/** Adds an order to each enrolment without one, paid by card. Without ledger lines, because each takes a receipt number. */
export const growOrders = (client: PoolClient) =>
  client.query(`
    with made as (
      insert into orders (enrollment_id, list_minor, created_at)
      select id, amount_minor, created_at from enrollments
      where not exists (select from orders where enrollment_id = enrollments.id)
      returning id, enrollment_id, list_minor, created_at
    )
    insert into payments (order_id, provider, session_id, status, reference, amount_minor, currency, charged_minor,
      instalments, created_at, paid_at)
    select made.id, 'local', 'bench-' || made.id, 'paid', 'bench-' || made.id, list_minor, currency, list_minor,
      1, made.created_at, made.created_at
    from made join enrollments on enrollments.id = enrollment_id where list_minor > 0`)

/**
 * Adds learners and courses with free seats, and returns the requests that enrol each learner once in every
 * course.
 */
export async function deciding(
  pool: Pool,
  { learners, courses }: { learners: number; courses: number },
): Promise<Sending[]> {
  const run = randomUUID()
  const made = await pool.query<{ id: string }>(
    `insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor,
       currency, max_enrollments, module_duration, zoom_link)
     select 'Roomy ' || n, 'Evenings', (select id from course_types where name = 'Bench'),
       current_date + 60, current_date + 200, (select id from coaches limit 1), 45000, 'USD', 1000000, 7,
       'https://zoom.example.test/j/1'
     from generate_series(1, $1::int) as n returning id`,
    [courses],
  )
  const people = await pool.query<{ session: string }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'Deciding', 'deciding-' || $2::text || '-' || n || '@bench.test', '', true, 'B1', 2000
       from generate_series(1, $1::int) as n returning id
     )
     insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
     select id, now(), now(), now() + interval '1 day', '', '' from people returning id as session`,
    [learners, run],
  )
  const path = requestPath(createEnrollment, {})
  return people.rows.map(({ session }, place) => ({
    session,
    // A learner holds at most two unpaid seats
    requests: made.rows.slice(0, 2).map((_, step) => ({
      path,
      body: JSON.stringify({ courseId: made.rows[(place + step) % courses]?.id }),
    })),
  }))
}

export const sellingCalls: readonly BenchCall[] = [
  {
    name: 'GET learner’s enrolments',
    limit: 'select',
    request: async (school) => {
      const { headers } = await someLearner(school)
      return { path: requestPath(listOwnEnrollments, {}), headers }
    },
  },
  {
    name: 'GET /enrollments (of a course)',
    limit: 'select',
    request: async (school) => {
      const { course: courseId } = await someLearner(school)
      const { accessToken } = await school.signIn('admin@sohbet.test')
      return {
        path: requestPath(listEnrollments, { query: { courseId } }),
        headers: { authorization: `Bearer ${accessToken}` },
      }
    },
  },
]
