import { schoolDay } from '../calendar.ts'

type Offer = { coachId: string; times: readonly Date[] }
type OtherTime = { coachId: string; startsAt: Date }

const offered = 3

/**
 * Three times in place of a cancelled lesson, at most one a day: of the same coach first, else of any coach. `offers`
 * are free times in order.
 */
export function otherTimes(offers: readonly Offer[], coachId: string): OtherTime[] {
  const all = offers
    .flatMap(({ times, ...offer }) => times.map((startsAt) => ({ coachId: offer.coachId, startsAt })))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const inOrder = [
    ...all.filter((time) => time.coachId === coachId),
    ...all.filter((time) => time.coachId !== coachId),
  ]
  const chosen = new Map<string, OtherTime>()
  for (const time of inOrder) {
    if (chosen.size === offered) break
    const day = schoolDay(time.startsAt)
    if (!chosen.has(day)) chosen.set(day, time)
  }
  return [...chosen.values()]
}
