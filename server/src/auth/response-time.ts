import type { Services } from '../context/context.ts'

type Pausing = Pick<Services, 'pause'>

/**
 * Delays a reply to a fixed time, well above the time that the work needs, so that the duration does not reveal
 * whether an account exists, is locked or is pending. When the work takes longer, as on a busy machine, the reply
 * comes after the next multiple of that time.
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

/** The same for refusals only; a successful reply is not delayed. */
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
