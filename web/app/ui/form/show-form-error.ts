import { showError } from '../feedback/toasts.tsx'
import { applyApiError } from './apply-api-error.ts'

type Form = Parameters<typeof applyApiError>[0]
type Refusal = {
  /** Title of the toast; without it the message is the title. */
  title?: string
  /** Text of a failure without a message. */
  fallback?: string
  /** The field of an error code. */
  fieldOfCode?: Readonly<Record<string, string>>
  link?: Parameters<typeof showError>[2]
}

/** Shows a refused call's messages at their fields, and what has no field in a toast. */
export function showFormError(
  form: Form,
  error: unknown,
  { title, fallback, fieldOfCode, link }: Refusal,
): void {
  const rest = applyApiError(form, error, fallback, fieldOfCode)
  if (!rest) return
  if (title) showError(title, rest, link)
  else showError(rest)
}
