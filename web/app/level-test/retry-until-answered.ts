import { isPassing } from './level-test.queries.ts'

const firstWait = 1000
/** Shorter than the time for which the server still accepts an answer that was sent in time. */
const longestWait = 2000

/** Waits for the given time, or until the browser is online again. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const wake = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(wake, time)
    addEventListener('online', wake, { signal: over.signal })
    signal.addEventListener('abort', wake, { signal: over.signal })
  })
}

/** Retries with growing pauses until the server answers; a refusal is an answer. */
export async function retryUntilAnswered<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { signal, onLost }: { signal: AbortSignal; onLost: () => void },
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await ask(signal)
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      onLost()
      await pause(wait, signal)
      if (signal.aborted) throw error
    }
  }
}
