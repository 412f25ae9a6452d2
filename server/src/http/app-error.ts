import type { ErrorCode } from '@sohbet/contract/errors'

/** A refusal with a code of the error table. Code throws it; only the HTTP layer knows its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
