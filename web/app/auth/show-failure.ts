import { showError } from '../ui/toasts.tsx'
import { applyApiError } from '../ui/form/apply-api-error.ts'

type Form = Parameters<typeof applyApiError>[0]

/** Puts what is wrong with a field beside it, and the rest into a toast under its title. */
export function showFailure(
  form: Form,
  error: unknown,
  { title, fallback = title }: { title: string; fallback?: string },
): void {
  const message = applyApiError(form, error, fallback)
  if (message) showError(title, message)
}
