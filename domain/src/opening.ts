import type { Currency } from './course/price.ts'
import { allowed, type Verdict } from './verdict.ts'

/** What an owner prepares before the school opens, in this order. */
export const openingSteps = [
  'school',
  'brand',
  'courseType',
  'coach',
  'levelTest',
  'payment',
  'mail',
  'course',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** Public pages that visitors can read before the school opens. */
export const pagesBeforeOpening = ['/imprint', '/privacy'] as const

/** What the data of the school says. */
export type OpeningFacts = {
  done: Record<OpeningStep, boolean>
  /** The courses that can be joined. */
  courses: readonly { isFree: boolean }[]
}

/** The currencies that the school must be able to take: those of its paid courses, else its own. */
export function currenciesToTake(
  courses: readonly { isFree: boolean; currency: Currency }[],
  own: Currency,
): Currency[] {
  const sold = courses.filter(({ isFree }) => !isFree).map(({ currency }) => currency)
  return sold.length === 0 ? [own] : [...new Set(sold)]
}

type Listed = { step: OpeningStep; isDone: boolean; isRequired: boolean }

/** Payment is needed unless all courses are free. Every course asks for the level test, even for its lowest score. */
function isRequired(step: OpeningStep, { courses }: OpeningFacts): boolean {
  if (step === 'brand') return false
  if (step === 'payment') return courses.length === 0 || courses.some(({ isFree }) => !isFree)
  return true
}

/** The owner's starting list. */
export const startingList = (facts: OpeningFacts): Listed[] =>
  openingSteps.map((step) => ({ step, isDone: facts.done[step], isRequired: isRequired(step, facts) }))

/** A school opens when nothing that is required is missing. */
export function mayOpen(facts: OpeningFacts): Verdict<'OPENING_INCOMPLETE', { missing: OpeningStep[] }> {
  const missing = startingList(facts)
    .filter((step) => step.isRequired && !step.isDone)
    .map(({ step }) => step)
  return missing.length === 0 ? allowed : { allowed: false, because: 'OPENING_INCOMPLETE', missing }
}
