/** The code of an answer that breaks the contract. */
export const badReplyCode = 'BAD_REPLY'
/** That of a failure in words that are not our server's: a proxy's, or a portal's. */
export const unknownCode = 'UNKNOWN'

type Failure = { status: number; code: string; message: string; fields?: Record<string, string> | undefined }

/** A failed call. `message` is the server's own and may be empty; `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>

  constructor({ status, code, message, fields = {} }: Failure, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.fields = fields
  }
}
