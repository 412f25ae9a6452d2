import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { focusFirst } from './focus-first.ts'

type FormErrors = Pick<UseFormReturnType<Record<string, unknown>>, 'setErrors' | 'getInputNode'> & {
  values: object
}

const hasField = (values: object, path: string) => Object.hasOwn(values, path.split('.')[0] ?? '')

/**
 * Shows a refused call's messages at their fields. Returns the remaining message for a toast, or undefined when
 * every message has a field. `fallback` is the text of a failure without a message; `fieldOfCode` names the field
 * of an error code.
 */
export function applyApiError(
  form: FormErrors,
  error: unknown,
  fallback?: string,
  fieldOfCode: Readonly<Record<string, string>> = {},
): string | undefined {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined
  if (field) fields.push([field, errorMessage(error, fallback)])
  const known = fields.filter(([path]) => hasField(form.values, path))
  if (known.length === 0) return errorMessage(error, fallback)
  form.setErrors(Object.fromEntries(known))
  focusFirst(
    form,
    known.map(([path]) => path),
  )
  const rest = fields.filter(([path]) => !hasField(form.values, path))
  return rest.length === 0 ? undefined : rest.map(([, message]) => message).join(' ')
}
