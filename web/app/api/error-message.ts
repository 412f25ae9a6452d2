import { translate } from '../texts/use-translation.ts'
import { ApiError } from './api-error.ts'

/** The text for a failure: the server's message, or the fallback of the place where it happened. */
export function errorMessage(error: unknown, fallback: string = translate('common:unexpectedError')): string {
  if (error instanceof ApiError) return error.message || fallback
  return translate('common:unexpectedError')
}
