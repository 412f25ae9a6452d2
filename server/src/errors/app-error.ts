import type { ErrorCode } from '@sohbet/contract/errors'
import type { z } from 'zod'

type Issues = readonly z.core.$ZodIssue[]
type Options = ErrorOptions & { about?: string; issues?: Issues }

/** A refusal with a code of the error table. Code throws it; only the HTTP layer knows its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The subject of the error, if its text names one. */
  readonly about: string
  /** For INVALID_INPUT: field faults that only the server can find. */
  readonly issues: Issues | undefined

  constructor(code: ErrorCode, { about = '', issues, ...options }: Options = {}) {
    super(code, options)
    this.code = code
    this.about = about
    this.issues = issues
  }
}
