import { useRef } from 'react'

/** Ignores calls while one is running, such as the second click of a double click. */
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
