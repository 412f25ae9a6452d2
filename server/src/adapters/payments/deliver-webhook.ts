import { hkdfSync } from 'node:crypto'
import { receiveWebhook } from '@sohbet/contract/selling/payments'
import { requestPath } from '@sohbet/contract/request'
import { signatureHeader, signEvent } from './events.ts'

export const localWebhookSecret = (secret: string): string =>
  `whsec_${Buffer.from(hkdfSync('sha256', secret, '', 'sohbet local webhooks', 32)).toString('base64url')}`

/** Sends the local provider's events as a remote provider would: signed, over HTTP, repeated on failure. */
export const webhookTo =
  (address: string, { webhookSecret: secret, clock }: { webhookSecret: string; clock: () => Date }) =>
  async (payload: string): Promise<void> => {
    const answer = await fetch(
      `${address}${requestPath(receiveWebhook, { params: { provider: 'local' } })}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signEvent(payload, { secret, now: clock() }),
        },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      },
    )
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`)
  }
