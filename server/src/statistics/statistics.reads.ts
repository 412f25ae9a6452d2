import {
  getUserDistribution,
  statistics as schema,
  type Statistics,
  type UserDistribution,
} from '@sohbet/contract/core/statistics'
import { mondayOf, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { currencies, fromMinor, type Currency } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import {
  monthRanges,
  monthsIn,
  rangeOf,
  weeksIn,
  type DayRange,
  type MonthRange,
} from '@sohbet/domain/figures/periods'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { defineFigures } from '../figures/figures.ts'
import { readSchoolCurrency } from '../settings/cached-school.ts'
import {
  moreThan,
  readCampaigns,
  readCoachHours,
  readCoursesPerType,
  readFunnel,
  readLessonsPerMonth,
  readMoneyPerCourse,
  readMoneyPerMonth,
  readNewUsersPerWeek,
  readSeats,
  readSoldPerMonth,
  readUserCounts,
  type MoneyRow,
} from './statistics-rows.ts'

const noLessons = { taught: 0, learnerAbsent: 0, coachAbsent: 0, late: 0 }

async function countStatistics(db: Db, months: MonthRange, now: Date): Promise<Statistics> {
  const range = rangeOf(months, now)
  const today = schoolDay(now)
  const from = schoolMoment(range.from)
  const [funnel] = await readFunnel(db, { from, now })
  if (!funnel) throw new Error('a count has no row')
  const sold = await readSoldPerMonth(db, from)
  const soldIn = new Map(sold.map(({ month, count }) => [month, count]))
  const lessons = await readLessonsPerMonth(db, { from, now })
  const newUsers = await readNewUsersPerWeek(db, schoolMoment(mondayOf(range.from)))
  const newIn = new Map(newUsers.map(({ week, count }) => [week, count]))
  const courses = await readMoneyPerCourse(db, from)
  const campaigns = await readCampaigns(db, from)
  const seats = await readSeats(db, today)
  const hours = await readCoachHours(db, { from, now })
  return {
    computedAt: now.toISOString(),
    range,
    activeCoursesPerLevel: await readCoursesPerType(db, today),
    // Includes months and weeks without a sale or a user, so that the line has no gaps
    soldCoursesMonthly: monthsIn(range).map((month) => ({ month, count: soldIn.get(month) ?? 0 })),
    lessonsMonthly: monthsIn(range).map(
      (month) => lessons.find((row) => row.month === month) ?? { month, ...noLessons },
    ),
    newUsersWeekly: weeksIn(range).map((week) => ({ week, count: newIn.get(week) ?? 0 })),
    incomeMonthly: toMoneyOfMonths(await readMoneyPerMonth(db, from), {
      range,
      own: await readSchoolCurrency(db),
    }),
    incomeByCourse: courses.map(({ courseId, name, currency, paidMinor, refundedMinor }) => ({
      courseId,
      name,
      currency,
      ...toMoney({ paidMinor, refundedMinor }),
    })),
    campaigns: campaigns.map(({ code, currency, uses, revenueMinor, reductionMinor }) => ({
      code,
      currency,
      uses,
      revenue: fromMinor(revenueMinor),
      reduction: fromMinor(reductionMinor),
    })),
    funnel,
    seatFill: seats.map(({ courseId, name, taken, ...course }) => ({
      courseId,
      name,
      status: courseStatus(course, now),
      seats: course.seats,
      taken,
      percentage: Math.round((taken / course.seats) * 100),
    })),
    coachHours: hours.map(({ coachId, name, sessions, minutes, secondMinutes }) => ({
      coachId,
      name,
      sessions,
      hours: hoursOf(minutes),
      secondHours: hoursOf(secondMinutes),
    })),
    more: {
      incomeByCourse: moreThan(courses),
      campaigns: moreThan(campaigns),
      seatFill: moreThan(seats),
      coachHours: moreThan(hours),
    },
  }
}

type Sums = { paidMinor: number; refundedMinor: number }

const toMoney = ({ paidMinor, refundedMinor }: Sums) => ({
  income: fromMinor(paidMinor - refundedMinor),
  paid: fromMinor(paidMinor),
  refunded: fromMinor(refundedMinor),
})

/** Every currency with payments or refunds, the school's first; only the school's when there are none. */
function toMoneyOfMonths(
  rows: readonly MoneyRow[],
  { range, own }: { range: DayRange; own: Currency },
): Statistics['incomeMonthly'] {
  const moved = [own, ...currencies.filter((currency) => currency !== own)].filter((currency) =>
    rows.some((row) => row.currency === currency),
  )
  return (moved.length === 0 ? [own] : moved).flatMap((currency) =>
    monthsIn(range).map((month) => {
      const found = rows.find((row) => row.month === month && row.currency === currency)
      return {
        month,
        currency,
        ...toMoney(found ?? { paidMinor: 0, refundedMinor: 0 }),
        refundCount: found?.refundCount ?? 0,
      }
    }),
  )
}

export const statistics = defineFigures({
  name: 'statistics',
  range: z.enum(monthRanges),
  schema,
  count: countStatistics,
})

export const readStatistics = (
  db: Db,
  { months, ...at }: { months: MonthRange; now: Date; isFresh?: boolean | undefined },
) => statistics.read(db, { range: months, ...at })

async function countDistribution(db: Db, _range: 'all', now: Date): Promise<UserDistribution> {
  const [row] = await readUserCounts(db)
  if (!row) throw new Error('a count has no row')
  return { ...row, computedAt: now.toISOString() }
}

export const distribution = defineFigures({
  name: 'distribution',
  range: z.literal('all'),
  schema: getUserDistribution.reply,
  count: countDistribution,
})

export const readDistribution = (db: Db, at: { now: Date; isFresh?: boolean | undefined }) =>
  distribution.read(db, { range: 'all', ...at })
