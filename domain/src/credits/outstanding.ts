import { daysFrom, schoolDay, type Day } from '../calendar.ts'
import type { Credits } from './credits.ts'
import { isExpired, lotSources, type LotSource } from './lots.ts'

/** How long ago the credits were given. */
export const ageBands = ['upTo30', 'upTo90', 'upTo180', 'older'] as const
export type AgeBand = (typeof ageBands)[number]

export function ageBandOf(givenOn: Day, today: Day): AgeBand {
  const days = daysFrom(givenOn, today)
  if (days <= 30) return 'upTo30'
  if (days <= 90) return 'upTo90'
  return days <= 180 ? 'upTo180' : 'older'
}

/** Lots of one source that were given on one day and expire on one day. */
export type OpenLots = Credits & { source: LotSource; lots: number; givenOn: Day; expiresOn: Day }

/** What is left in a number of lots. */
export type Outstanding = Credits & { lots: number }
export type OutstandingCell = Outstanding & {
  source: LotSource
  age: AgeBand
  /** Such as 2026-03. */
  expiresIn: string
}

const nothing: Outstanding = { lots: 0, credits: 0, extraGroups: 0 }

export const sumOfLots = (parts: readonly Outstanding[]): Outstanding =>
  parts.reduce(
    (sum, { lots, credits, extraGroups }) => ({
      lots: sum.lots + lots,
      credits: sum.credits + credits,
      extraGroups: sum.extraGroups + extraGroups,
    }),
    nothing,
  )

/** What learners can still use, by source, age and month of expiry; only cells with something left, oldest last. */
export function outstandingOf(lots: readonly OpenLots[], now: Date): OutstandingCell[] {
  const today = schoolDay(now)
  const cells = new Map<string, OutstandingCell>()
  for (const lot of lots) {
    if (isExpired(lot, now) || (lot.credits === 0 && lot.extraGroups === 0)) continue
    const { source } = lot
    const age = ageBandOf(lot.givenOn, today)
    const expiresIn = lot.expiresOn.slice(0, 7)
    const key = `${ageBands.indexOf(age)} ${lotSources.indexOf(source)} ${expiresIn}`
    const before = cells.get(key) ?? nothing
    cells.set(key, { ...sumOfLots([before, lot]), source, age, expiresIn })
  }
  return [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell)
}
