import { useEffect } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from './toasts.tsx'

/** Shows a failed load under its documented title, with the server's reason or `fallback`. */
export function useFailureToast(error: Error | null, title: string, fallback?: string): void {
  useEffect(() => {
    if (error) showError(title, errorMessage(error, fallback))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per failure, in the current language
  }, [error])
}
