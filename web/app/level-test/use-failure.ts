import { useCallback, useRef } from 'react'
import { hideToast, showError } from '../ui/feedback/toasts.tsx'

/** Shows a failure; the next success hides its toast. */
export function useFailure(title: string) {
  const shownMessage = useRef<string>(undefined)
  const showFailure = useCallback(
    (message: string) => {
      shownMessage.current = message
      showError(title, message)
    },
    [title],
  )
  const hideFailure = useCallback(() => {
    if (shownMessage.current !== undefined) hideToast(title, shownMessage.current)
    shownMessage.current = undefined
  }, [title])
  return { showFailure, hideFailure }
}
