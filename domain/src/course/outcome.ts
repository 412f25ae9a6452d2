import { addDays, schoolDay, type Day } from '../calendar.ts'
import type { Participation } from '../live-session/participation.ts'
import type { CourseDates } from './status.ts'

/**
 * What became of an enrolment after its course ended: the learner reached the school's thresholds, came to at least
 * one session, or neither. Stored once, and never changed.
 */
export const courseOutcomes = ['completed', 'attended', 'missed'] as const
export type CourseOutcome = (typeof courseOutcomes)[number]

/** In whole per cent. */
export type CompletionRules = { completionModules: number; completionParticipation: number }

export const firstCompletionRules: CompletionRules = { completionModules: 80, completionParticipation: 70 }

/** Days after the end in which a learner may still finish modules, and a coach may correct attendance. */
export const checkedDays = 30

/** The last day on which an enrolment can still become completed. */
export const checkedUntil = ({ endDate }: Pick<CourseDates, 'endDate'>): Day => addDays(endDate, checkedDays)

export const hasEnded = ({ endDate }: Pick<CourseDates, 'endDate'>, now: Date): boolean =>
  schoolDay(now) > endDate

export type CourseWork = Pick<Participation, 'held' | 'joined'> & {
  completedModules: number
  moduleCount: number
}

/** Compared without rounding. A course without modules, or without sessions, asks for none. */
const reaches = (part: number, whole: number, percent: number): boolean => part * 100 >= whole * percent

export function areThresholdsReached(work: CourseWork, rules: CompletionRules): boolean {
  const { completedModules, moduleCount, held, joined } = work
  return (
    moduleCount + held > 0 &&
    reaches(completedModules, moduleCount, rules.completionModules) &&
    reaches(joined, held, rules.completionParticipation)
  )
}

/** Null before the end, and while an ended course may still become completed. */
export function courseOutcome(
  dates: Pick<CourseDates, 'endDate'>,
  work: CourseWork,
  { rules, now }: { rules: CompletionRules; now: Date },
): CourseOutcome | null {
  if (!hasEnded(dates, now)) return null
  if (areThresholdsReached(work, rules)) return 'completed'
  if (schoolDay(now) <= checkedUntil(dates)) return null
  return work.joined > 0 ? 'attended' : 'missed'
}
