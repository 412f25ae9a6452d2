let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs changes of the stored session one at a time across all tabs; without Web Locks, one at a time in this
 * page.
 */
export async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('sohbet-session', work)
  const turn = queue.then(work, work)
  queue = turn
  return turn
}
