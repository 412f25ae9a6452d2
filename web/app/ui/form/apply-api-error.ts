import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'

type FormErrors = Pick<UseFormReturnType<Record<string, unknown>>, 'setErrors' | 'getInputNode'> & {
  values: object
}

const hasField = (values: object, path: string) => Object.hasOwn(values, path.split('.')[0] ?? '')

/**
 * Puts a refused call's messages onto the fields they are about. Returns what is left for a toast, or
 * undefined when every message found its field. Anything but a refused call is not ours to explain: it rises.
 */
export function applyApiError(form: FormErrors, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) throw error
  const fields = Object.entries(error.fields)
  const known = fields.filter(([path]) => hasField(form.values, path))
  if (known.length === 0) return errorMessage(error)
  form.setErrors(Object.fromEntries(known))
  const [first] = known
  if (first) form.getInputNode(first[0])?.focus()
  const rest = fields.filter(([path]) => !hasField(form.values, path))
  return rest.length === 0 ? undefined : rest.map(([, message]) => message).join(' ')
}
