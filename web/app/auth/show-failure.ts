import { showError } from '../ui/feedback/toasts.tsx'
import { applyApiError } from '../ui/form/apply-api-error.ts'

type Form = Parameters<typeof applyApiError>[0]

/** Shows field errors at their fields, and the rest in a toast. */
export function showFailure(
  form: Form,
  error: unknown,
  { title, fallback = title }: { title: string; fallback?: string },
): void {
  const message = applyApiError(form, error, fallback)
  if (message) showError(title, message)
}
