import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { requestPath } from '@sohbet/contract/request'
import { listOwnLiveSessions } from '@sohbet/contract/live-sessions/live-sessions'
import type { PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { someLearner } from './player.ts'

/** Sessions that each learner of a running course attended. 100,000 learners have a million attendance rows. */
const attendedByEach = 10

/**
 * Adds three sessions a week to every running course, one with a recording and one moved, and the attendance of
 * past weeks.
 */
export async function growLiveSessions(client: PoolClient) {
  await client.query(
    `insert into course_zoom_times (course_id, day_of_week, hour, minute, duration)
     select courses.id, day, 19, 0, 60
     from courses cross join unnest(array['monday', 'wednesday', 'friday']) as day
     where name like 'Running %' on conflict do nothing`,
  )
  await client.query(
    `insert into live_sessions (course_id, day, minute, starts_at, duration, replay_link, notes, changed_at)
     select courses.id, monday + 7 * week, 1140,
       case when week > 0 then (monday + 7 * week)::timestamptz + interval '17 hours' end,
       case when week > 0 then 90 end, case when week < 0 then 'https://video.example.test/1' end, 'Bring a story', now()
     from courses cross join (select date_trunc('week', current_date)::date as monday) as this
     cross join unnest(array[-1, 1]) as week
     where name like 'Running %' on conflict do nothing`,
  )
  await client.query(
    `insert into live_session_attendance (user_id, course_id, day, minute, joined_at)
     select user_id, course_id, monday - 7 * week, 1140, (monday - 7 * week)::timestamptz + interval '16 hours'
     from enrollments join courses on courses.id = course_id
     cross join (select date_trunc('week', current_date)::date as monday) as this
     cross join generate_series(1, $1::int) as week
     where name like 'Running %' and enrollments.status = 'active' and user_id is not null
     on conflict do nothing`,
    [attendedByEach],
  )
}

const dayMs = 86_400_000

export const liveSessionCalls: readonly BenchCall[] = [
  {
    name: 'GET learner’s dashboard',
    limit: 'select',
    required: 2,
    request: async (school) => {
      const { headers } = await someLearner(school)
      return { path: requestPath(getLearnerDashboard, {}), headers }
    },
  },
  {
    name: 'GET a week of my sessions',
    limit: 'select',
    request: async (school) => {
      const { headers } = await someLearner(school)
      const from = new Date()
      const query = { from: from.toISOString(), to: new Date(from.getTime() + 7 * dayMs).toISOString() }
      return { path: requestPath(listOwnLiveSessions, { query }), headers }
    },
  },
]
