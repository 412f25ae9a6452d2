import { randomUUID } from 'node:crypto'
import { bookLesson, listFreeTimes } from '@sohbet/contract/lessons/lessons'
import { requestPath } from '@sohbet/contract/request'
import { addDays, daysOfWeek, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import type { Pool, PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { someLearner } from './player.ts'
import { signed, type Sending } from './signing.ts'

const lessonCount = 100_000
const coachCount = 20
const evening = [{ from: 18 * 60, until: 22 * 60 }]
const allDay = [{ from: 9 * 60, until: 22 * 60 }]
const weekOf = (hours: typeof evening) =>
  JSON.stringify(Object.fromEntries(daysOfWeek.map((day) => [day, hours])))

/** A lesson of 30 minutes, a pause of 10, and the next quarter of an hour. */
const everyMinutes = 45
const lessonsADay = 17

/** Adds coaches who give lessons. */
const lessonCoaches = async (
  client: Pool | PoolClient,
  { count, run, week }: NewCoaches,
): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified, role)
       select 'Coach ' || n, 'coach-' || $2::text || '-' || n || '@bench.test', '', true, 'coach'
       from generate_series(1, $1::int) as n on conflict (email) do nothing returning id
     ), made as (
       insert into coaches (user_id, personal_summary) select id, 'Gives lessons' from people returning id
     )
     insert into coach_availability (coach_id, meeting_link, kinds, week, updated_at)
     select id, 'https://meet.example.test/room', '{private,duo}', $3::jsonb, now() from made returning coach_id as id`,
    [count, run, week],
  )
  return rows.map(({ id }) => id)
}
type NewCoaches = { count: number; run: string; week: string }

/** Adds 100,000 lessons at every size: two coming weeks of evenings, and past ones. */
export async function growLessons(client: PoolClient) {
  await lessonCoaches(client, { count: coachCount, run: 'lessons', week: weekOf(evening) })
  await client.query(
    `insert into lessons (coach_id, kind, starts_at, ends_at, busy_until, free_until, seats, least_seats, outcome, created_at)
     select coach.id, 'private', start, start + interval '30 minutes', start + interval '40 minutes', start - interval '12 hours', 1, 1,
       case when start < now() then 'taught' end, now()
     from (select coaches.id, row_number() over (order by coaches.id) - 1 as place from coaches
       join users on users.id = user_id where email like 'coach-lessons-%') as coach
     join generate_series(0, $1::int - 1) as n on n % $2::int = place
     cross join lateral (select (current_date + 14 - n / $2::int / 3) + interval '15 hours'
       + make_interval(mins => 90 * (n / $2::int % 3)) as start) as times
     on conflict do nothing`,
    [lessonCount, coachCount],
  )
  // Otherwise the next statements join them with all learners row by row
  await client.query('analyze users, lessons')
  await client.query(
    `insert into lesson_seats (lesson_id, user_id, starts_at, ends_at, status, created_at)
     select lesson.id, people.id, starts_at, ends_at, 'booked', now()
     from (select *, row_number() over (order by starts_at, id)
         % (select count(*) from users where role = 'learner') as place from lessons
       where not exists (select from lesson_seats where lesson_id = lessons.id)) as lesson
     join (select id, row_number() over (order by id) - 1 as place from users where role = 'learner') as people
       using (place)
     on conflict do nothing`,
  )
  // Otherwise a job pays all of these during the measurement, and not each when it ends
  await client.query(
    `insert into pay_lines (coach_id, month, kind, reason, lesson_id, starts_at, amount_minor, currency, created_at)
     select coach_id, to_char(now(), 'YYYY-MM'), kind, 'taught', id, starts_at, 1000, 'USD', now()
     from lessons where outcome = 'taught' and starts_at > now() - interval '61 days' on conflict do nothing`,
  )
}

/** Adds learners with credits and coaches with free days, and returns the requests that book each time once. */
async function booking(
  pool: Pool,
  { learners, coaches }: { learners: number; coaches: number },
): Promise<Sending[]> {
  const run = randomUUID()
  const coachIds = await lessonCoaches(pool, { count: coaches, run, week: weekOf(allDay) })
  const { rows } = await pool.query<{ session: string }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'Booking', 'booking-' || $2::text || '-' || n || '@bench.test', '', true, 'B1', 2000
       from generate_series(1, $1::int) as n returning id
     ), lots as (
       insert into credit_lots (user_id, source, expires_on, created_at)
       select id, 'admin', current_date + 300, now() from people returning id, user_id
     ), lines as (
       insert into credit_ledger (lot_id, user_id, credits, extra_groups, reason, created_at)
       select id, user_id, 2, 0, 'admin', now() from lots
     )
     insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
     select id, now(), now(), now() + interval '1 day', '', '' from people returning id as session`,
    [learners, run],
  )
  const path = requestPath(bookLesson, {})
  const timeOf = (turn: number) => {
    const place = Math.floor(turn / coaches)
    const day = addDays(schoolDay(new Date()), 2 + Math.floor(place / lessonsADay))
    return schoolMoment(day, 9 * 60 + everyMinutes * (place % lessonsADay))
  }
  return rows.map(({ session }, place) => ({
    session,
    requests: [0, 1].map((step) => {
      // The second lesson of a learner is on another day than the first
      const turn = place + step * rows.length
      const body = {
        kind: 'private',
        coachId: coachIds[turn % coaches],
        startsAt: timeOf(turn).toISOString(),
      }
      return { path, body: JSON.stringify(body) }
    }),
  }))
}

/**
 * The coaches of earlier bookings give no more lessons. Otherwise a larger school would have 200 coaches with free days
 * beside its 20, and a reply of 2 MB.
 */
const retireBookingCoaches = (pool: Pool) =>
  pool.query(
    `delete from coach_availability using coaches join users on users.id = coaches.user_id
     where coach_id = coaches.id and email like 'coach-%@bench.test' and email not like 'coach-lessons-%'`,
  )

const weekMs = 7 * 86_400_000

export const lessonCalls: readonly BenchCall[] = [
  {
    name: 'GET free times of all coaches for a week',
    limit: 'select',
    required: 1,
    request: async (school) => {
      const { headers } = await someLearner(school)
      await retireBookingCoaches(school.pool)
      const from = new Date()
      const to = new Date(from.getTime() + weekMs)
      const query = { kind: 'private', from: from.toISOString(), to: to.toISOString() }
      return { path: requestPath(listFreeTimes, { query }), headers }
    },
  },
  {
    name: 'POST /lessons',
    limit: 'select',
    required: 1,
    request: async ({ pool, dataDir }) => ({
      path: '/',
      method: bookLesson.method,
      rows: await signed(dataDir, await booking(pool, { learners: 10_000, coaches: 200 })),
    }),
  },
]
