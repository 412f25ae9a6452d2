import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { earlyBirdPrice } from '@sohbet/domain/campaign/reduction'
import { fromMinor, toMinor, type Currency } from '@sohbet/domain/course/price'
import { planPrice, wholePrice, type PlanContents } from '@sohbet/domain/enrollment/plan'

type Price = { price: number; currency: Currency; earlyBird?: EnrollableCourse['earlyBird'] }

type Factor = Pick<PlanContents, 'pricePercent'>

const ofPlan = (price: number, plan: Factor): number => fromMinor(planPrice(toMinor(price), plan))

/** The price of a plan before any reduction. */
export const listAmountOf = ({ price }: Price, plan: Factor): number => ofPlan(price, plan)

/** The price of a plan today, with the early-bird price if there is one. */
export const amountOf = ({ price, earlyBird }: Price, plan: Factor): number =>
  ofPlan(earlyBird?.price ?? price, plan)

type Dated = { earlyBirdPrice: number | null; earlyBirdUntil: string | null }

/** The early-bird price of a course while it lasts. */
export function earlyBirdOn(
  { earlyBirdPrice: price, earlyBirdUntil: until }: Dated,
  now: Date,
): EnrollableCourse['earlyBird'] {
  const minor = price === null ? null : toMinor(price)
  const open = earlyBirdPrice({ earlyBirdMinor: minor, earlyBirdUntil: until }, wholePrice, now)
  return open === null || until === null ? null : { price: fromMinor(open), until }
}
