import type { ErrorCode } from '@sohbet/contract/errors'

/** A refusal with a code of the error table. Code throws it; only the HTTP layer knows its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the failure is about, where its text names it. */
  readonly about: string

  constructor(code: ErrorCode, { about = '', ...options }: ErrorOptions & { about?: string } = {}) {
    super(code, options)
    this.code = code
    this.about = about
  }
}
