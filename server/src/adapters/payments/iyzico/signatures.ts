import { createHmac, timingSafeEqual } from 'node:crypto'

export type IyzicoKeys = { apiKey: string; secretKey: string }

const hmac = (secretKey: string, text: string): string =>
  createHmac('sha256', secretKey).update(text).digest('hex')

/** The Authorization header. It covers the path without its query, and the exact body. */
export function authorizationOf(
  { apiKey, secretKey }: IyzicoKeys,
  { randomKey, path, body }: { randomKey: string; path: string; body: string },
): string {
  const signature = hmac(secretKey, `${randomKey}${path}${body}`)
  const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`
}

/** The signature of a reply. Each call signs its own values in its own order. */
export const replySignature = (secretKey: string, values: readonly string[]): string =>
  hmac(secretKey, values.join(':'))

export const eventHeader = 'x-iyz-signature-v3'

type SignedEvent = {
  iyziEventType: string
  iyziPaymentId: string
  token: string
  paymentConversationId: string
  status: string
}

/** The signature of an event. The key is part of the signed text too; the time of the event is not. */
export const eventSignature = (secretKey: string, event: SignedEvent): string =>
  hmac(
    secretKey,
    [
      secretKey,
      event.iyziEventType,
      event.iyziPaymentId,
      event.token,
      event.paymentConversationId,
      event.status,
    ].join(''),
  )

/** Compares in constant time. */
export function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
