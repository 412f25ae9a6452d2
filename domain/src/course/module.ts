import { allowed, type Verdict } from '../verdict.ts'

/** An uploaded video of a module. */
export const maxVideoBytes = 60 * 1024 * 1024

/** Documents per module. */
export const documentCount = { min: 1, max: 4 } as const

/**
 * A module may be deleted, or become a draft again, until a learner has met it: it is open to the learner in a running
 * course, or the learner has worked in it or in its quiz.
 */
export const mayLeaveCourse = ({ learnerCount }: { learnerCount: number }): Verdict<'MODULE_IN_USE'> =>
  learnerCount === 0 ? allowed : { allowed: false, because: 'MODULE_IN_USE' }
