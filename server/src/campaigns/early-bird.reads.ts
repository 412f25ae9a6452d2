import type { EarlyBird } from '@sohbet/contract/campaigns/early-bird'
import { earlyBirdPrice, type EarlyBird as Columns } from '@sohbet/domain/campaign/reduction'
import { fromMinor } from '@sohbet/domain/course/price'
import { wholePrice } from '@sohbet/domain/enrollment/plan'

/** The early-bird price of a course, for learners. */
export function earlyBirdOn(course: Columns, now: Date): EarlyBird {
  const minor = earlyBirdPrice(course, wholePrice, now)
  const { earlyBirdUntil: until } = course
  return minor === null || until === null ? null : { price: fromMinor(minor), until }
}
