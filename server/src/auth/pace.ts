import type { Services } from '../http/context.ts'

type Pausing = Pick<Services, 'pause'>

/**
 * Lets an answer take a fixed time at least, well above what the work behind it needs, so that its duration does
 * not tell what that work was: whether an account exists, is locked, or is waiting to be verified.
 */
export async function atLeast<Result>(
  { pause }: Pausing,
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.allSettled([work(), pause(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The same for refusals alone: who is let in need not wait. */
export async function refuseAfter<Result>(
  { pause }: Pausing,
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
