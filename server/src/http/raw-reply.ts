/** A reply whose status, content type and exact body another system prescribes. */
export class RawReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
  constructor({ status, contentType, body }: { status: number; contentType: string; body: string }) {
    this.status = status
    this.contentType = contentType
    this.body = body
  }
}
