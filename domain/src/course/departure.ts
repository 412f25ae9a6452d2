import { planPrice, type PlanContents } from '../enrollment/plan.ts'
import type { Currency } from './price.ts'
import type { ZoomTime } from './zoom-times.ts'

/** When a visitor has time. */
export const timesOfDay = ['morning', 'midday', 'evening'] as const
type TimeOfDay = (typeof timesOfDay)[number]

const timeOfDay = (hour: number): TimeOfDay => {
  if (hour < 11) return 'morning'
  return hour < 17 ? 'midday' : 'evening'
}

/** The times of day at which a course meets. */
export const timesOfDayOf = (times: readonly Pick<ZoomTime, 'hour'>[]): TimeOfDay[] =>
  timesOfDay.filter((time) => times.some(({ hour }) => timeOfDay(hour) === time))

const fewSeats = 5
/** Whether a page warns that few seats are left. */
export const areFewSeats = (seatsLeft: number): boolean => seatsLeft > 0 && seatsLeft <= fewSeats

type Sold = {
  seatsLeft: number
  /** Prices of the smallest plan, in minor units. */
  priceMinor: number
  earlyBirdMinor: number | null
  currency: Currency
}

/** What a plan of the course costs today, in minor units. */
export const priceToday = (
  { priceMinor, earlyBirdMinor }: Pick<Sold, 'priceMinor' | 'earlyBirdMinor'>,
  plan: Pick<PlanContents, 'pricePercent'>,
): number => planPrice(earlyBirdMinor ?? priceMinor, plan)

/**
 * The lowest price of a plan among the paid courses with free seats. Prices in the school's currency come before
 * others, because two currencies cannot be compared.
 */
export function lowestPrice(
  courses: readonly Sold[],
  { plan, currency }: { plan: Pick<PlanContents, 'pricePercent'>; currency: Currency },
): { minor: number; currency: Currency } | undefined {
  const paid = courses.filter(({ seatsLeft, priceMinor }) => seatsLeft > 0 && priceMinor > 0)
  const own = paid.filter((course) => course.currency === currency)
  const [first] = (own.length > 0 ? own : paid)
    .map((course) => ({ minor: priceToday(course, plan), currency: course.currency }))
    .toSorted((one, other) => one.minor - other.minor)
  return first
}
