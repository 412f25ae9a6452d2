import { useRef } from 'react'

/** Does nothing while it is at work: the second half of a double click comes before the screen has changed. */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isAtWork = useRef(false)
  return async (...args) => {
    if (isAtWork.current) return
    isAtWork.current = true
    try {
      await action(...args)
    } finally {
      isAtWork.current = false
    }
  }
}
