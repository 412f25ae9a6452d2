import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  Chart,
  exportStatistics as contract,
  Statistics,
  UserDistribution,
} from '@sohbet/contract/core/statistics'
import { schoolDay } from '@sohbet/domain/calendar'
import { writeTable } from '../csv/write-table.ts'
import type { SignedInContext } from '../context/context.ts'
import { readDistribution, readStatistics } from './statistics.reads.ts'

type Line = Record<string, string | number>
type Figures = Statistics & { distribution: UserDistribution }

/** The rows of each chart's table, one column per field. */
const tables: Record<Chart, (figures: Figures) => Line[]> = {
  userDistribution: ({ distribution }) => [
    {
      totalUsers: distribution.totalUsers,
      usersWithLevelTest: distribution.usersWithLevelTest,
      usersWithCourseEnrollment: distribution.usersWithCourseEnrollment,
    },
  ],
  activeCoursesPerLevel: ({ activeCoursesPerLevel }) =>
    activeCoursesPerLevel.map(({ name, count }) => ({ level: name, activeCourses: count })),
  soldCoursesMonthly: ({ soldCoursesMonthly }) =>
    soldCoursesMonthly.map(({ month, count }) => ({ month, soldCourses: count })),
  newUsersWeekly: ({ newUsersWeekly }) =>
    newUsersWeekly.map(({ week, count }) => ({ weekFrom: week, newUsers: count })),
  incomeMonthly: ({ incomeMonthly }) =>
    incomeMonthly.map(({ month, currency, paid, refunded, income }) => ({
      month,
      currency,
      paid,
      refunded,
      income,
    })),
  incomeByCourse: ({ incomeByCourse }) =>
    incomeByCourse.map(({ name, currency, paid, refunded, income }) => ({
      course: name,
      currency,
      paid,
      refunded,
      income,
    })),
  funnel: ({ funnel }) => [{ ...funnel }],
  seatFill: ({ seatFill }) =>
    seatFill.map(({ name, status, seats, taken, percentage }) => ({
      course: name,
      status,
      seats,
      taken,
      percentage,
    })),
  coachHours: ({ coachHours }) =>
    coachHours.map(({ name, sessions, hours, secondHours }) => ({
      coach: name ?? '',
      sessions,
      hours,
      secondHours,
    })),
  refundsMonthly: ({ incomeMonthly }) =>
    incomeMonthly.map(({ month, currency, refundCount, refunded }) => ({
      month,
      currency,
      refunds: refundCount,
      refunded,
    })),
}

export async function exportStatistics(
  { db, now, language }: SignedInContext,
  { chart, months }: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const [figures, distribution] = await Promise.all([
    readStatistics(db, { months, now }),
    readDistribution(db, { now }),
  ])
  const lines = tables[chart]({ ...figures, distribution })
  const head = Object.keys(lines[0] ?? { [chart]: '' })
  return {
    fileName: `${chart}-${schoolDay(now)}.csv`,
    csv: writeTable(
      head,
      lines.map((line) => Object.values(line)),
      language,
    ),
  }
}
