import { useEffect } from 'react'
import { errorMessage } from '../api/error-message.ts'
import { showError } from './toasts.tsx'

/** Tells of a failed load under its documented title, with the server's reason or else `fallback`. */
export function useFailureToast(error: Error | null, title: string, fallback?: string): void {
  useEffect(() => {
    if (error) showError(title, errorMessage(error, fallback))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure, in the language of then
  }, [error])
}
