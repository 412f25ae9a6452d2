import { currentMonth, monthsAfter, type Month } from '../month.ts'
import { plainWords } from '../slug.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { lessonKinds } from './lesson.ts'

/** What a coach is paid for: lessons of each kind, and sessions of courses. */
export const payKinds = [...lessonKinds, 'session'] as const
export type PayKind = (typeof payKinds)[number]

/** Pay for one lesson or session, in minor units; null where none is set. */
export type PayRates = Readonly<Record<PayKind, number | null>>

export const noRates: PayRates = { private: null, duo: null, group: null, session: null }

/** In minor units. */
export const maxRate = 100_000_00

/** A coach's own rate comes before the school's. Without both the time is listed and not paid. */
export const rateOf = (kind: PayKind, { school, coach }: { school: PayRates; coach: PayRates }): number =>
  coach[kind] ?? school[kind] ?? 0

/** Why a coach is paid: the lesson or session was taught, no learner came, or the only learner cancelled late. */
export const payReasons = ['taught', 'learner_absent', 'late', 'correction'] as const
export type PayReason = (typeof payReasons)[number]

/** The statement that a line falls into: that of its own month, or the first open one after it. */
export function statementMonth(month: Month, closed: ReadonlySet<Month>): Month {
  let open = month
  while (closed.has(open)) open = monthsAfter(open, 1)
  return open
}

/** A month is closed once, after it has ended. */
export function mayCloseMonth(
  month: Month,
  { closed, now }: { closed: ReadonlySet<Month>; now: Date },
): Verdict<'MONTH_NOT_OVER' | 'MONTH_CLOSED'> {
  if (closed.has(month)) return { allowed: false, because: 'MONTH_CLOSED' }
  return month < currentMonth(now) ? allowed : { allowed: false, because: 'MONTH_NOT_OVER' }
}

type Named = { month: Month; name: string }

/** Name of a file, without its ending. It names the coach, because an admin downloads those of several coaches. */
export const statementFile = (word: string, { month, name }: Named): string =>
  [word, month, plainWords(name)].filter((part) => part !== '').join('-')
