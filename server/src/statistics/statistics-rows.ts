import { maxStatisticsRows } from '@sohbet/contract/core/statistics'
import type { Day } from '@sohbet/domain/calendar'
import { currencies } from '@sohbet/domain/course/price'
import { inactiveDays } from '@sohbet/domain/course/inactivity'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { orderMoney } from '../db/money/order-money.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlSchoolZone } from '../db/sql-moment.ts'
import { wasActiveSince } from '../progress/learner-activity.ts'
import { liveSessionsBetween } from '../live-sessions/live-sessions-between.ts'

const monthOf = (moment: SQL) => sql`to_char(${moment} at time zone ${sqlSchoolZone}, 'YYYY-MM')`

/** Of the whole list, with the rows that its limit leaves out. */
const allRows = sql`(count(*) over ())::int as total`
const total = z.number()
export const moreThan = (rows: readonly { total: number }[]): number => (rows[0]?.total ?? 0) - rows.length

/** Running courses of each active type. */
export const readCoursesPerType = (db: Db, today: Day) =>
  queryRows(
    db,
    z.object({ typeId: z.string(), name: z.string(), count: z.number() }),
    sql`select type.id as "typeId", type.name, count(course.id)::int as count
      from course_types as type left join courses as course on course.type_id = type.id and course.is_active and course.cancelled_at is null
        and course.start_date <= ${today} and course.end_date >= ${today}
      where type.is_active group by type.id order by type.name collate "tr-x-icu", type.id`,
  )

export const readSoldPerMonth = (db: Db, from: Date) =>
  queryRows(
    db,
    z.object({ month: z.string(), count: z.number() }),
    sql`select ${monthOf(sql`activated_at`)} as month, count(*)::int as count
      from enrollments where activated_at >= ${from} and amount_minor > 0 group by 1`,
  )

export const readLessonsPerMonth = (db: Db, { from, now }: { from: Date; now: Date }) =>
  queryRows(
    db,
    z.object({
      month: z.string(),
      taught: z.number(),
      learnerAbsent: z.number(),
      coachAbsent: z.number(),
      late: z.number(),
    }),
    sql`select ${monthOf(sql`lesson.starts_at`)} as month,
        count(*) filter (where lesson.outcome = 'taught')::int as taught,
        count(*) filter (where lesson.outcome = 'learner_absent')::int as "learnerAbsent",
        count(*) filter (where lesson.outcome = 'coach_absent')::int as "coachAbsent",
        coalesce(sum((select count(*) from lesson_seats as seat
          where seat.lesson_id = lesson.id and seat.status = 'late')), 0)::int as late
      from lessons as lesson where lesson.starts_at >= ${from} and lesson.starts_at <= ${now} group by 1`,
  )

export const readNewUsersPerWeek = (db: Db, from: Date) =>
  queryRows(
    db,
    z.object({ week: z.string(), count: z.number() }),
    sql`select date_trunc('week', created_at at time zone ${sqlSchoolZone})::date as week, count(*)::int as count
      from users where created_at >= ${from} group by 1`,
  )

const sums = sql`coalesce(sum(entry.amount_minor) filter (where entry.kind in ('payment', 'correction')), 0) as "paidMinor",
  -coalesce(sum(entry.amount_minor) filter (where entry.kind in ('refund', 'refund_returned', 'dispute', 'dispute_returned')), 0) as "refundedMinor"`
const sumRow = z.object({
  currency: z.enum(currencies),
  paidMinor: z.coerce.number(),
  refundedMinor: z.coerce.number(),
})

const moneyRow = sumRow.extend({ month: z.string(), refundCount: z.number() })
export type MoneyRow = z.output<typeof moneyRow>

export const readMoneyPerMonth = (db: Db, from: Date) =>
  queryRows(
    db,
    moneyRow,
    sql`select ${monthOf(sql`entry.created_at`)} as month, entry.currency, ${sums},
        greatest(0, count(*) filter (where entry.kind = 'refund')
          - count(*) filter (where entry.kind = 'refund_returned'))::int as "refundCount"
      from money_ledger as entry where entry.created_at >= ${from} group by 1, 2`,
  )

export const readMoneyPerCourse = (db: Db, from: Date) =>
  queryRows(
    db,
    sumRow.extend({ courseId: z.string().nullable(), name: z.string(), total }),
    // Packs of credits are one line without a course
    sql`select course.id as "courseId", coalesce(course.name, '') as name, entry.currency, ${sums}, ${allRows}
      from money_ledger as entry join orders on orders.id = entry.order_id
      left join enrollments as seat on seat.id = orders.enrollment_id
      left join courses as course on course.id = seat.course_id
      where entry.created_at >= ${from} group by course.id, entry.currency
      order by entry.currency, sum(entry.amount_minor) desc, course.id limit ${maxStatisticsRows}`,
  )

/** Seats that became active in the range with a reduction. The best-used code comes first. */
export const readCampaigns = (db: Db, from: Date) =>
  queryRows(
    db,
    z.object({
      code: z.string().nullable(),
      currency: z.enum(currencies),
      uses: z.number(),
      revenueMinor: z.coerce.number(),
      reductionMinor: z.coerce.number(),
      total,
    }),
    sql`select code.code, seat.currency, count(*)::int as uses, sum(orders.reduction_minor) as "reductionMinor",
        sum(${orderMoney.bookedMinor}) as "revenueMinor",
        ${allRows}
      from orders join enrollments as seat on seat.id = orders.enrollment_id
        left join discount_codes as code on code.id = orders.discount_code_id
      where orders.reduction_kind is not null and seat.status = 'active' and seat.activated_at >= ${from}
      group by code.id, seat.currency
      order by uses desc, code.code, seat.currency limit ${maxStatisticsRows}`,
  )

/** Upcoming courses first, because their seats can still be sold. */
export const readSeats = (db: Db, today: Day) =>
  queryRows(
    db,
    z.object({
      courseId: z.string(),
      name: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      seats: z.number(),
      taken: z.number(),
      total,
    }),
    sql`select id as "courseId", name, start_date as "startDate", end_date as "endDate", max_enrollments as seats,
        current_enrollments as taken, ${allRows}
      from courses where is_active and cancelled_at is null and end_date >= ${today}
      order by start_date <= ${today}, start_date, id limit ${maxStatisticsRows}`,
  )

/** Learners registered since `from`, and how far they came. */
export const readFunnel = (db: Db, { from, now }: { from: Date; now: Date }) =>
  queryRows(
    db,
    z.object({ registered: z.number(), tested: z.number(), enrolled: z.number(), active: z.number() }),
    sql`select count(*)::int as registered, (count(*) filter (where person.level is not null))::int as tested,
        (count(*) filter (where seats.had))::int as enrolled, (count(*) filter (where seats.has and
          ${wasActiveSince(sql`person.id`, sql`${now}::timestamptz - make_interval(days => ${inactiveDays})`)}))::int as active
      from users as person
      left join (select user_id, true as had, bool_or(status = 'active') as has
        from enrollments where activated_at is not null group by user_id) as seats on seats.user_id = person.id
      where person.role = 'learner' and person.created_at >= ${from}`,
  )

const isFirst = sql`coach.id = held.primary_coach_id`

/** Sessions are grouped by pairs of coaches first, because there are far fewer pairs than sessions. */
export const readCoachHours = (db: Db, { from, now }: { from: Date; now: Date }) =>
  queryRows(
    db,
    z.object({
      coachId: z.string(),
      name: z.string().nullable(),
      sessions: z.number(),
      minutes: z.number(),
      secondMinutes: z.number(),
      total,
    }),
    sql`select coach.id as "coachId", person.username as name,
        coalesce(sum(held.sessions) filter (where ${isFirst}), 0)::int as sessions,
        coalesce(sum(held.minutes) filter (where ${isFirst}), 0)::int as minutes,
        coalesce(sum(held.minutes) filter (where not ${isFirst}), 0)::int as "secondMinutes", ${allRows}
      from (select primary_coach_id, secondary_coach_id, count(*) as sessions, sum(duration) as minutes
        from (${liveSessionsBetween({ from: sql`${from}::timestamptz`, to: sql`${now}::timestamptz` })}) as session
        where session.starts_at >= ${from} and session.ends_at <= ${now} group by 1, 2) as held
      join coaches as coach on coach.id in (held.primary_coach_id, held.secondary_coach_id)
      left join users as person on person.id = coach.user_id
      group by coach.id, person.username order by 4 desc, 5 desc, coach.id limit ${maxStatisticsRows}`,
  )

export const readUserCounts = (db: Db) =>
  queryRows(
    db,
    z.object({
      totalUsers: z.number(),
      usersWithLevelTest: z.number(),
      usersWithCourseEnrollment: z.number(),
      usersWithLevelTestOnly: z.number(),
    }),
    sql`select count(*)::int as "totalUsers", (count(*) filter (where level is not null))::int as "usersWithLevelTest",
        (count(*) filter (where seat.user_id is not null))::int as "usersWithCourseEnrollment",
        (count(*) filter (where level is not null and seat.user_id is null))::int as "usersWithLevelTestOnly"
      from users left join (select distinct user_id from enrollments where status = 'active') as seat
        on seat.user_id = users.id`,
  )
