import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  CoachStatistics,
  CoachTable,
  exportCoachStatistics as contract,
} from '@sohbet/contract/learning/coach-courses'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import type { SignedInContext } from '../../context/context.ts'
import { writeTable, type Line } from '../../csv/write-table.ts'
import { readCoachStatistics } from './coach-statistics.reads.ts'
import { headings, statusNames } from './export-headings.ts'

/** A month without a seat, or a course without a quiz, has no percentage. */
const orEmpty = (percentage: number | null) => percentage ?? ''

const lines: Record<CoachTable, (statistics: CoachStatistics, language: Language) => Line[]> = {
  sessions: ({ sessionsMonthly }) =>
    sessionsMonthly.map((month) => [
      month.month,
      month.sessions,
      month.hours,
      month.asSubstitute,
      month.bySubstitute,
      month.expected,
      month.attended,
      orEmpty(month.attendanceRate),
    ]),
  lessons: ({ lessonsMonthly }) =>
    lessonsMonthly.map(({ month, taught, hours, learnerAbsent, coachAbsent }) => [
      month,
      taught,
      hours,
      learnerAbsent,
      coachAbsent,
    ]),
  courses: ({ courses }, language) =>
    courses.map((course) => [
      course.name,
      statusNames[language][course.status],
      course.learnerCount,
      course.progress,
      orEmpty(course.averageResult),
      orEmpty(course.attendanceRate),
      course.inactiveCount,
    ]),
}

export async function exportCoachStatistics(
  ctx: SignedInContext,
  { table, months }: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { language, now } = ctx
  const statistics = await readCoachStatistics(ctx, months)
  const csv = writeTable(headings[language][table], lines[table](statistics, language), language)
  return { fileName: `${table}-${schoolDay(now)}.csv`, csv }
}
