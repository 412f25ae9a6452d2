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
import { headings, moreRows, type Heading } from './export-headings.ts'
import { readDistribution, readStatistics } from './statistics.reads.ts'

type Figures = Statistics & { distribution: UserDistribution }
type Cells<Column extends Heading> = Record<Column, string | number>

type Table = {
  columns: readonly Heading[]
  lines: (string | number)[][]
  /** Rows that the figures leave out. */
  more: number
}

/** A table with these columns; further fields of a row are left out. */
const table =
  <Column extends Heading>(
    columns: readonly Column[],
    rowsOf: (figures: Figures) => readonly Cells<Column>[],
    moreOf: (more: Figures['more']) => number = () => 0,
  ) =>
  (figures: Figures): Table => ({
    columns,
    lines: rowsOf(figures).map((row) => columns.map((column) => row[column])),
    more: moreOf(figures.more),
  })

const money = ['currency', 'paid', 'refunded', 'income'] as const

const tables: Record<Chart, (figures: Figures) => Table> = {
  userDistribution: table(
    ['totalUsers', 'usersWithLevelTest', 'usersWithCourseEnrollment'],
    ({ distribution }) => [distribution],
  ),
  activeCoursesPerLevel: table(['level', 'activeCourses'], ({ activeCoursesPerLevel }) =>
    activeCoursesPerLevel.map(({ name, count }) => ({ level: name, activeCourses: count })),
  ),
  soldCoursesMonthly: table(['month', 'soldCourses'], ({ soldCoursesMonthly }) =>
    soldCoursesMonthly.map(({ month, count }) => ({ month, soldCourses: count })),
  ),
  lessonsMonthly: table(
    ['month', 'taught', 'learnerAbsent', 'coachAbsent', 'late'],
    ({ lessonsMonthly }) => lessonsMonthly,
  ),
  newUsersWeekly: table(['weekFrom', 'newUsers'], ({ newUsersWeekly }) =>
    newUsersWeekly.map(({ week, count }) => ({ weekFrom: week, newUsers: count })),
  ),
  incomeMonthly: table(['month', ...money], ({ incomeMonthly }) => incomeMonthly),
  incomeByCourse: table(
    ['course', ...money],
    ({ incomeByCourse }) =>
      incomeByCourse.map((row) => ({ ...row, course: row.courseId ? row.name : 'Credits / Krediler' })),
    (more) => more.incomeByCourse,
  ),
  campaigns: table(
    ['code', 'currency', 'uses', 'revenue', 'reduction'],
    ({ campaigns }) => campaigns.map((row) => ({ ...row, code: row.code ?? '' })),
    (more) => more.campaigns,
  ),
  funnel: table(['registered', 'tested', 'enrolled', 'active'], ({ funnel }) => [funnel]),
  seatFill: table(
    ['course', 'status', 'seats', 'taken', 'percentage'],
    ({ seatFill }) => seatFill.map((row) => ({ ...row, course: row.name })),
    (more) => more.seatFill,
  ),
  coachHours: table(
    ['coach', 'sessions', 'hours', 'secondHours'],
    ({ coachHours }) => coachHours.map((row) => ({ ...row, coach: row.name ?? '' })),
    (more) => more.coachHours,
  ),
  refundsMonthly: table(['month', 'currency', 'refunds', 'refunded'], ({ incomeMonthly }) =>
    incomeMonthly.map((row) => ({ ...row, refunds: row.refundCount })),
  ),
}

export async function exportStatistics(
  { db, now, language }: SignedInContext,
  { chart, months }: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const [figures, distribution] = await Promise.all([
    readStatistics(db, { months, now }),
    readDistribution(db, { now }),
  ])
  const { columns, lines, more } = tables[chart]({ ...figures, distribution })
  const head = columns.map((column) => headings[language][column])
  const rest = more > 0 ? [columns.map((_, place) => (place === 0 ? moreRows[language](more) : ''))] : []
  return { fileName: `${chart}-${schoolDay(now)}.csv`, csv: writeTable(head, [...lines, ...rest], language) }
}
