/** Remembers in this browser that a test runs, so that a reload goes straight on: its clock does not wait. */
const key = 'sohbet-level-test'
/** Longer than any question takes. Who comes back later is told first what awaits them. */
const freshTime = 10 * 60_000

export function setRunningTestFlag(userId: string, now: number): void {
  try {
    localStorage.setItem(key, `${userId} ${now}`)
  } catch {
    // Storage is blocked: after a reload the learner starts by the button
  }
}

export function clearRunningTestFlag(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept
  }
}

export function hasRunningTestFlag(userId: string, now: number): boolean {
  try {
    const [owner, at] = (localStorage.getItem(key) ?? '').split(' ')
    return owner === userId && now - Number(at) < freshTime
  } catch {
    return false
  }
}
