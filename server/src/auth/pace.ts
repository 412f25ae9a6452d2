import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets an answer take a fixed time at least, well above what the work behind it needs, so that its duration does
 * not tell what that work was: whether an account exists, is locked, or is waiting to be verified.
 */
export async function atLeast<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), pause(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The same for refusals alone: who is let in need not wait. */
export async function refuseAfter<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  try {
    return await work()
  } catch (error) {
    await pause(Math.max(0, milliseconds - (performance.now() - begun)))
    throw error
  }
}
