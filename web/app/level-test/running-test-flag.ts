/** Remembers in this browser that a test is running, so that a reload resumes at once: the time goes on. */
const key = 'sohbet-level-test'
/** Longer than any question takes. A learner who returns later sees the explanations first. */
const freshTime = 10 * 60_000

export function setRunningTestFlag(userId: string, now: number): void {
  try {
    localStorage.setItem(key, `${userId} ${now}`)
  } catch {
    // Storage is blocked: after a reload the learner presses the start button
  }
}

export function clearRunningTestFlag(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored
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
