import type { IncomingHttpHeaders } from 'node:http'

export type Params = Record<string, string>
type Refusal = { status: number; message: string; code?: string }

const isUrl = (text: string) => /^https?:\/\/[^/]+\//.test(text)
const isCount = (text: string) => /^[1-9]\d*$/.test(text)

/** Parameters that Stripe requires or accepts for a checkout in payment mode. */
const session: Record<string, (value: string) => boolean> = {
  mode: (value) => value === 'payment',
  'line_items[0][quantity]': isCount,
  'line_items[0][price_data][currency]': (value) => /^[a-z]{3}$/.test(value),
  'line_items[0][price_data][unit_amount]': isCount,
  'line_items[0][price_data][product_data][name]': (value) => value !== '',
  success_url: isUrl,
}
const sessionToo: Record<string, (value: string) => boolean> = {
  cancel_url: isUrl,
  customer_email: (value) => /^[^@\s]+@[^@\s]+$/.test(value),
  client_reference_id: (value) => value.length <= 200,
  'allowed_payment_method_types[0]': (value) => value === 'card',
  'metadata[paymentId]': (value) => value.length <= 500,
  'payment_intent_data[metadata][paymentId]': (value) => value.length <= 500,
  locale: (value) => ['auto', 'en', 'tr'].includes(value),
  'custom_text[submit][message]': (value) => value !== '' && value.length <= 1200,
  expires_at: isCount,
}
const refund = { payment_intent: (value: string) => value.startsWith('pi_') }
const refundToo = { amount: isCount, 'metadata[orderId]': () => true, 'metadata[paymentId]': () => true }

/** Why Stripe would refuse a call. */
export function refusalOf(
  headers: IncomingHttpHeaders,
  { method, path, key, params }: { method: string; path: string; key: string; params: Params },
  now: Date,
): Refusal | undefined {
  if (!/^Bearer (sk|rk)_/.test(headers.authorization ?? ''))
    return { status: 401, message: 'You did not provide an API key' }
  if (!headers['stripe-version']) return bad('Stripe-Version is missing')
  if (method !== 'POST') return undefined
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (!isForm) return bad('Bodies are form-encoded')
  if (key.length > 255) return bad('The idempotency key is too long')
  if (path === '/v1/checkout/sessions')
    return (
      refusalOfParams(params, session, sessionToo) ??
      refusalOfTime(Number(params['expires_at']), now) ??
      refusalOfAmount(params)
    )
  return path === '/v1/refunds' ? refusalOfParams(params, refund, refundToo) : undefined
}

const bad = (message: string): Refusal => ({ status: 400, message })

function refusalOfParams(
  params: Params,
  required: Record<string, (value: string) => boolean>,
  others: Record<string, (value: string) => boolean>,
): Refusal | undefined {
  const missing = Object.keys(required).find((name) => params[name] === undefined)
  if (missing) return bad(`Missing required param: ${missing}.`)
  for (const [name, value] of Object.entries(params)) {
    const isRight = required[name] ?? others[name]
    if (!isRight) return bad(`Received unknown parameter: ${name}`)
    if (!isRight(value)) return bad(`Invalid value for ${name}`)
  }
  return undefined
}

/** Half a dollar; in another currency what that is worth, about 25 lira. */
const least: Record<string, number> = { usd: 50, try: 2500 }
/** Eight digits. */
const most = 99_999_999

function refusalOfAmount(params: Params): Refusal | undefined {
  const amount = Number(params['line_items[0][price_data][unit_amount]'])
  const currency = params['line_items[0][price_data][currency]'] ?? ''
  if (amount < (least[currency] ?? 50))
    return { ...bad('The total amount due is too small'), code: 'amount_too_small' }
  return amount > most ? { ...bad('The total amount due is too large'), code: 'amount_too_large' } : undefined
}

/** The expiry must be between 30 minutes and 24 hours after creation. */
function refusalOfTime(expiresAt: number, now: Date): Refusal | undefined {
  const minutes = (expiresAt - now.getTime() / 1000) / 60
  return minutes < 30 || minutes > 24 * 60
    ? bad('The `expires_at` timestamp must be between 30 minutes and 24 hours from creation')
    : undefined
}
