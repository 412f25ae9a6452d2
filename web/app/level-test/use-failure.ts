import { useCallback, useRef } from 'react'
import { hideToast, showError } from '../ui/feedback/toasts.tsx'

/** Shows a failure; the next success hides its toast. */
export function useFailure(title: string) {
  const said = useRef<string>(undefined)
  const tellFailure = useCallback(
    (message: string) => {
      said.current = message
      showError(title, message)
    },
    [title],
  )
  const endFailure = useCallback(() => {
    if (said.current !== undefined) hideToast(title, said.current)
    said.current = undefined
  }, [title])
  return { tellFailure, endFailure }
}
