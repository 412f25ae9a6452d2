import { maxStatisticsRows } from '@sohbet/contract/core/statistics'
import { schoolZone } from '@sohbet/domain/calendar'
import { currencies } from '@sohbet/domain/course/price'
import { silentDays } from '@sohbet/domain/course/silence'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { wasActiveSince } from '../progress/learner-activity.ts'
import { liveSessionsBetween } from '../live-sessions/live-sessions-between.ts'

const zone = sql.raw(`'${schoolZone}'`)
const most = sql.raw(String(maxStatisticsRows))
const now = sql`${sql.placeholder('now')}::timestamptz`
const today = sql`${sql.placeholder('today')}::date`
const from = sql`${sql.placeholder('from')}::timestamptz`
const firstWeek = sql`${sql.placeholder('firstWeek')}::timestamptz`

const monthOf = (moment: SQL) => sql`to_char(${moment} at time zone ${zone}, 'YYYY-MM')`

/** The rows of a selection as one value, in its own order. */
const rowsOf = (selection: SQL): SQL =>
  sql`(select coalesce(json_agg(row_to_json(line)), '[]') from (${selection}) as line)`

const perLevel = sql`
  select type.id as "typeId", type.name, count(course.id)::int as count
  from course_types as type left join courses as course on course.type_id = type.id and course.is_active
    and course.start_date <= ${today} and course.end_date >= ${today}
  where type.is_active group by type.id order by type.name collate "tr-x-icu", type.id`

const sold = sql`
  select ${monthOf(sql`activated_at`)} as month, count(*)::int as count
  from enrollments where activated_at >= ${from} and amount_minor > 0 group by 1`

const newUsers = sql`
  select date_trunc('week', created_at at time zone ${zone})::date as week, count(*)::int as count
  from users where created_at >= ${firstWeek} group by 1`

const sums = sql`coalesce(sum(entry.amount_minor) filter (where entry.kind = 'payment'), 0) as "paidMinor",
  -coalesce(sum(entry.amount_minor) filter (where entry.kind = 'refund'), 0) as "refundedMinor"`

const money = sql`
  select ${monthOf(sql`entry.created_at`)} as month, entry.currency, ${sums},
    (count(*) filter (where entry.kind = 'refund'))::int as "refundCount"
  from money_ledger as entry where entry.created_at >= ${from} group by 1, 2`

const byCourse = sql`
  select course.id as "courseId", course.name, entry.currency, ${sums}
  from money_ledger as entry join enrollments as seat on seat.id = entry.enrollment_id
  join courses as course on course.id = seat.course_id
  where entry.created_at >= ${from} group by course.id, entry.currency
  order by entry.currency, sum(entry.amount_minor) desc, course.id limit ${most}`

const funnel = sql`(
  select json_build_object('registered', count(*), 'tested', count(*) filter (where person.level is not null),
    'enrolled', count(*) filter (where seats.had), 'active', count(*) filter (where seats.has and
      ${wasActiveSince(sql`person.id`, sql`${now} - make_interval(days => ${sql.raw(String(silentDays))})`)}))
  from users as person
  left join (select user_id, true as had, bool_or(status = 'active') as has
    from enrollments where activated_at is not null group by user_id) as seats on seats.user_id = person.id
  where person.role = 'learner' and person.created_at >= ${from})`

/** What can still be filled comes first. */
const seats = sql`
  select id as "courseId", name, start_date as "startDate", end_date as "endDate", max_enrollments as seats,
    current_enrollments as taken
  from courses where is_active and end_date >= ${today}
  order by start_date <= ${today}, start_date, id limit ${most}`

const isFirst = sql`coach.id = held.primary_coach_id`
/** By pairs of coaches first: there are far fewer of them than sessions. */
const hours = sql`
  select coach.id as "coachId", person.username as name,
    coalesce(sum(held.sessions) filter (where ${isFirst}), 0)::int as sessions,
    coalesce(sum(held.minutes) filter (where ${isFirst}), 0)::int as minutes,
    coalesce(sum(held.minutes) filter (where not ${isFirst}), 0)::int as "secondMinutes"
  from (select primary_coach_id, secondary_coach_id, count(*) as sessions, sum(duration) as minutes
    from (${liveSessionsBetween({ from, to: now })}) as session
    where session.starts_at >= ${from} and session.ends_at <= ${now} group by 1, 2) as held
  join coaches as coach on coach.id in (held.primary_coach_id, held.secondary_coach_id)
  left join users as person on person.id = coach.user_id
  group by coach.id, person.username order by 4 desc, 5 desc, coach.id limit ${most}`

const counts = { month: z.string(), count: z.number() }
const sumRow = { currency: z.enum(currencies), paidMinor: z.number(), refundedMinor: z.number() }

export const statisticsOfSchool = preparedSql('statistics_of_school', {
  statement: sql`select ${rowsOf(perLevel)} as levels, ${rowsOf(sold)} as sold, ${rowsOf(newUsers)} as newcomers,
    ${rowsOf(money)} as money, ${rowsOf(byCourse)} as courses, ${rowsOf(seats)} as seats`,
  row: z.object({
    levels: z.array(z.object({ typeId: z.string(), name: z.string(), count: z.number() })),
    sold: z.array(z.object(counts)),
    newcomers: z.array(z.object({ week: z.string(), count: z.number() })),
    money: z.array(z.object({ month: z.string(), refundCount: z.number(), ...sumRow })),
    courses: z.array(z.object({ courseId: z.string(), name: z.string(), ...sumRow })),
    seats: z.array(
      z.object({
        courseId: z.string(),
        name: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        seats: z.number(),
        taken: z.number(),
      }),
    ),
  }),
})
export type StatisticsRow = Awaited<ReturnType<typeof statisticsOfSchool>>[number]

/** On their own: what takes longest of a large school has a statement's whole patience. */
export const funnelOfSchool = preparedSql('funnel_of_school', {
  statement: sql`select ${funnel} as funnel`,
  row: z.object({
    funnel: z.object({
      registered: z.number(),
      tested: z.number(),
      enrolled: z.number(),
      active: z.number(),
    }),
  }),
})
export const hoursOfCoaches = preparedSql('hours_of_coaches', {
  statement: hours,
  row: z.object({
    coachId: z.string(),
    name: z.string().nullable(),
    sessions: z.number(),
    minutes: z.number(),
    secondMinutes: z.number(),
  }),
})

export const distributionOfUsers = preparedSql('distribution_of_users', {
  statement: sql`
    select count(*)::int as "totalUsers", (count(*) filter (where level is not null))::int as "usersWithLevelTest",
      (count(*) filter (where seat.user_id is not null))::int as "usersWithCourseEnrollment",
      (count(*) filter (where level is not null and seat.user_id is null))::int as "usersWithLevelTestOnly"
    from users left join (select distinct user_id from enrollments where status = 'active') as seat
      on seat.user_id = users.id`,
  row: z.object({
    totalUsers: z.number(),
    usersWithLevelTest: z.number(),
    usersWithCourseEnrollment: z.number(),
    usersWithLevelTestOnly: z.number(),
  }),
})
