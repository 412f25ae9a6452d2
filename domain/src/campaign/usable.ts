import { schoolDay, type Day } from '../calendar.ts'
import { paymentMinimum, type Currency } from '../course/price.ts'
import type { Plan } from '../enrollment/plan.ts'
import { allowed, type Verdict } from '../verdict.ts'
import { priceWithCode, type Discount } from './reduction.ts'

export type CodeRules = Discount & {
  currency: Currency | null
  /** Empty for all plans. */
  plans: readonly Plan[]
  validFrom: Day | null
  validUntil: Day | null
  maxUses: number | null
  maxUsesPerLearner: number | null
  firstPaidCourseOnly: boolean
  isActive: boolean
}

export type CodeOrder = {
  plan: Plan
  listMinor: number
  currency: Currency
  /** Whether the code is for the course of the order. */
  isForCourse: boolean
  /** Uses of other orders: in all, and of this learner. */
  uses: number
  usesOfLearner: number
  /** The learner has paid for another course, or holds a seat that waits for its payment. */
  hasOtherPaidCourse: boolean
}

type CodeRefusal =
  | 'CODE_UNKNOWN'
  | 'CODE_NOT_YET_VALID'
  | 'CODE_EXPIRED'
  | 'CODE_NOT_FOR_COURSE'
  | 'CODE_NOT_FOR_PLAN'
  | 'CODE_FIRST_COURSE_ONLY'
  | 'CODE_USED_BY_YOU'
  | 'CODE_USED_UP'
  | 'CODE_BELOW_MINIMUM'

const refused = (because: CodeRefusal): Verdict<CodeRefusal> => ({ allowed: false, because })

/** Whether a code lowers the price of an order. An inactive code gets the same answer as an unknown one. */
export function mayUseCode(code: CodeRules, order: CodeOrder, now: Date): Verdict<CodeRefusal> {
  const today = schoolDay(now)
  if (!code.isActive) return refused('CODE_UNKNOWN')
  if (code.validFrom !== null && today < code.validFrom) return refused('CODE_NOT_YET_VALID')
  if (code.validUntil !== null && today > code.validUntil) return refused('CODE_EXPIRED')
  if (!isForOrder(code, order)) return refused('CODE_NOT_FOR_COURSE')
  if (code.plans.length > 0 && !code.plans.includes(order.plan)) return refused('CODE_NOT_FOR_PLAN')
  if (code.firstPaidCourseOnly && order.hasOtherPaidCourse) return refused('CODE_FIRST_COURSE_ONLY')
  const left = hasUseLeft(code, order)
  if (!left.allowed) return left
  const price = priceWithCode(code, order.listMinor)
  return price > 0 && price < paymentMinimum(order.currency) ? refused('CODE_BELOW_MINIMUM') : allowed
}

/** A sum counts in its own currency only, and a free course needs no code. */
const isForOrder = ({ kind, currency }: CodeRules, order: CodeOrder): boolean =>
  order.isForCourse && order.listMinor > 0 && (kind === 'percent' || currency === order.currency)

type Limits = Pick<CodeRules, 'maxUses' | 'maxUsesPerLearner'>

/** Whether a use is left, in all and for the learner. */
export function hasUseLeft(
  { maxUses, maxUsesPerLearner }: Limits,
  { uses, usesOfLearner }: Pick<CodeOrder, 'uses' | 'usesOfLearner'>,
): Verdict<'CODE_USED_BY_YOU' | 'CODE_USED_UP'> {
  if (maxUsesPerLearner !== null && usesOfLearner >= maxUsesPerLearner)
    return { allowed: false, because: 'CODE_USED_BY_YOU' }
  if (maxUses !== null && uses >= maxUses) return { allowed: false, because: 'CODE_USED_UP' }
  return allowed
}

/** States of a code on the admin's list. */
export const codeStates = ['valid', 'planned', 'expired', 'used_up', 'inactive'] as const
type CodeState = (typeof codeStates)[number]

type Stated = Pick<CodeRules, 'isActive' | 'validFrom' | 'validUntil' | 'maxUses'> & { usesTaken: number }

export function codeState(code: Stated, now: Date): CodeState {
  const today = schoolDay(now)
  if (!code.isActive) return 'inactive'
  if (code.validUntil !== null && today > code.validUntil) return 'expired'
  if (code.maxUses !== null && code.usesTaken >= code.maxUses) return 'used_up'
  return code.validFrom !== null && today < code.validFrom ? 'planned' : 'valid'
}
