/** Code of a reply that breaks the contract. */
export const badReplyCode = 'BAD_REPLY'
/** Code of a failure that did not come from our server, such as a proxy's error page. */
export const unknownCode = 'UNKNOWN'

type Failure = { status: number; code: string; message: string; fields?: Record<string, string> | undefined }

/** A failed call. `message` is the server's and may be empty; `status` is 0 when there was no reply. */
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

/** Whether the server refused the call, so that a retry would change nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
