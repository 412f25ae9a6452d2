import { randomUUID } from 'node:crypto'
import { getCoachDashboard } from '@sohbet/contract/core/dashboards'
import { requestPath } from '@sohbet/contract/request'
import type { School } from '../school.ts'
import { basicContents } from './player.ts'
import { bearerOf } from './signing.ts'

const groups = 12
const learnersOfEach = 25
/** Groups with a third session a week: 27 sessions in all. */
const groupsWithThird = 3

/** A new coach with twelve running groups. */
export async function coachWithGroups({ pool, dataDir }: School) {
  const run = randomUUID()
  const { rows } = await pool.query<{ session: string }>(
    `with coach_user as (
       insert into users (username, email, password_hash, is_verified, role)
       values ('Coach of groups', 'groups-' || $1::text || '@bench.test', '', true, 'coach') returning id
     ), coach as (
       insert into coaches (user_id, personal_summary) select id, 'Teaches groups' from coach_user returning id
     ), made as (
       insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor, currency,
         max_enrollments, current_enrollments, module_duration, zoom_link)
       select 'Group ' || n, 'Evenings', (select id from course_types where name = 'Bench player'), current_date - 91,
         current_date + 90, coach.id, 45000, 'USD', $3, $3, 7, 'https://zoom.example.test/j/1'
       from coach, generate_series(1, $2::int) as n returning id, substring(name from '\\d+')::int as n
     ), times as (
       insert into course_zoom_times (course_id, day_of_week, hour, minute, duration)
       select id, day, 8 + n, 0, 45 from made
       cross join unnest(array['monday', 'wednesday', 'friday']) as day where day <> 'friday' or n <= $4::int
     ), people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'In group ' || n, 'in-group-' || $1::text || '-' || n || '@bench.test', '', true, 'A2', 1200
       from generate_series(1, $2::int * $3::int) as n returning id, substring(username from '\\d+')::int as n
     ), seated as (
       insert into enrollments (course_id, user_id, status, source, plan, plan_contents, amount_minor, currency,
         activated_at, created_at)
       select made.id, people.id, 'active', 'checkout', 'basic', ${basicContents}, 45000, 'USD', now(), now()
       from people join made on made.n = 1 + people.n % $2::int
     )
     insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
     select id, now(), now(), now() + interval '1 day', '', '' from coach_user returning id as session`,
    [run, groups, learnersOfEach, groupsWithThird],
  )
  await pool.query('analyze users, courses, course_zoom_times, enrollments')
  const bearer = await bearerOf(dataDir)
  const headers = bearer(rows[0]?.session ?? '')
  return { path: '/coach', call: requestPath(getCoachDashboard, {}), headers }
}
