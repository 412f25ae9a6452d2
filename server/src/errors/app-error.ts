import type { ErrorCode } from '@sohbet/contract/errors'
import type { z } from 'zod'

type Issues = readonly z.core.$ZodIssue[]
type Options = ErrorOptions & { about?: string; issues?: Issues }

/** A refusal with a code of the error table. Code throws it; only the HTTP layer knows its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the failure is about, where its text names it. */
  readonly about: string
  /** Of INVALID_INPUT, what is wrong with which field, where only the server can know. */
  readonly issues: Issues | undefined

  constructor(code: ErrorCode, { about = '', issues, ...options }: Options = {}) {
    super(code, options)
    this.code = code
    this.about = about
    this.issues = issues
  }
}
