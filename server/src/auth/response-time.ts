import type { Services } from '../context/context.ts'

type Pausing = Pick<Services, 'pause'>

/**
 * Lets an answer take a fixed time, well above what the work behind it needs, so that its duration does not tell what
 * that work was: whether an account exists, is locked, or is waiting to be verified. Work that takes longer, as on a
 * machine that is too busy, is answered after twice that time, or three times, never in between.
 */
export async function atLeast<Result>(
  { pause }: Pausing,
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  let took = 0
  const working = work().finally(() => (took = performance.now() - begun))
  const [result] = await Promise.allSettled([working, pause(milliseconds)])
  if (took > milliseconds) await pause(untilNext(milliseconds, took))
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
    await pause(untilNext(milliseconds, performance.now() - begun))
    throw error
  }
}

const untilNext = (milliseconds: number, took: number) => milliseconds - (took % milliseconds)
