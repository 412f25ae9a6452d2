import type { Statistics, UserDistribution } from '@sohbet/contract/statistics'
import { schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import {
  monthsIn,
  rangeOf,
  weekOf,
  weeksIn,
  type DayRange,
  type MonthRange,
} from '@sohbet/domain/figures/periods'
import { hoursOf } from '@sohbet/domain/session/participation'
import { keepFigures } from '../dashboards/kept.ts'
import type { Db } from '../db/connect.ts'
import { distributionOfUsers, statisticsOfSchool, type StatisticsRow } from './statistics.statement.ts'

async function countStatistics(db: Db, months: MonthRange, now: Date): Promise<Statistics> {
  const range = rangeOf(months, now)
  const [row] = await statisticsOfSchool(db, {
    now: now.toISOString(),
    today: schoolDay(now),
    from: schoolMoment(range.from).toISOString(),
    firstWeek: schoolMoment(weekOf(range.from)).toISOString(),
  })
  if (!row) throw new Error('a count has no row')
  const soldIn = new Map(row.sold.map(({ month, count }) => [month, count]))
  const newIn = new Map(row.newcomers.map(({ week, count }) => [week, count]))
  return {
    countedAt: now.toISOString(),
    range,
    activeCoursesPerLevel: row.levels,
    // Also where there was nothing: a line that leaves months out says something else
    soldCoursesMonthly: monthsIn(range).map((month) => ({ month, count: soldIn.get(month) ?? 0 })),
    newUsersWeekly: weeksIn(range).map((week) => ({ week, count: newIn.get(week) ?? 0 })),
    incomeMonthly: toMoneyOfMonths(row.money, range),
    incomeByCourse: row.courses.map(({ courseId, name, currency, paidMinor, refundedMinor }) => ({
      courseId,
      name,
      currency,
      ...toMoney({ paidMinor, refundedMinor }),
    })),
    funnel: row.funnel,
    seatFill: row.seats.map(({ courseId, name, seats, taken, ...dates }) => ({
      courseId,
      name,
      status: courseStatus(dates, now),
      seats,
      taken,
      percentage: Math.round((taken / seats) * 100),
    })),
    coachHours: row.hours.map(({ coachId, name, sessions, minutes, secondMinutes }) => ({
      coachId,
      name,
      sessions,
      hours: hoursOf(minutes),
      secondHours: hoursOf(secondMinutes),
    })),
  }
}

type Sums = { paidMinor: number; refundedMinor: number }

const toMoney = ({ paidMinor, refundedMinor }: Sums) => ({
  income: fromMinor(paidMinor - refundedMinor),
  paid: fromMinor(paidMinor),
  refunded: fromMinor(refundedMinor),
})

/** In every currency that moved; in the first where none did. */
function toMoneyOfMonths(rows: StatisticsRow['money'], range: DayRange): Statistics['incomeMonthly'] {
  const moved = currencies.filter((currency) => rows.some((row) => row.currency === currency))
  return (moved.length === 0 ? currencies.slice(0, 1) : moved).flatMap((currency) =>
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

const kept = keepFigures(countStatistics)

export const readStatistics = (
  db: Db,
  { months, ...at }: { months: MonthRange; now: Date; isFresh?: boolean | undefined },
) => kept(db, { key: months, ...at })

async function countDistribution(db: Db): Promise<UserDistribution> {
  const [row] = await distributionOfUsers(db, {})
  if (!row) throw new Error('a count has no row')
  return row
}

const keptDistribution = keepFigures<'all', UserDistribution>(countDistribution)

export const readDistribution = (db: Db, now: Date) => keptDistribution(db, { key: 'all', now })
