import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../errors/app-error.ts'
import { failureReply } from './replies.ts'
import { authorizationOf, isSameSignature, replySignature, type IyzicoKeys } from './signatures.ts'

export type IyzicoAccess = IyzicoKeys & {
  baseUrl: string
  timeoutMs?: number
}

type Call = { path: string } & ({ body: object } | { query: Record<string, string> })
/** iyzico replied that it will not do it. */
export type Refusal = z.infer<typeof failureReply>
type Answer<Reply> = { reply: Reply; refusal: null } | { reply: null; refusal: Refusal }

/** The call may have taken effect: its reply did not arrive, or cannot be trusted. */
class LostReply extends Error {}

const lost = (message: string, options?: ErrorOptions) =>
  new AppError('PAYMENTS_AWAY', { cause: new LostReply(message, options) })

export const isLost = (error: unknown): boolean =>
  error instanceof AppError && error.cause instanceof LostReply

/** iyzico answered, and does not take our keys. */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof AppError && failureReply.safeParse(error.cause).success

/** Error of the system, or a bank that did not reply: the call may have taken effect. */
const lostCodes = new Set(['1', '2'])
const lostGroups = new Set([
  'COMMUNICATION_OR_SYSTEM_ERROR',
  'REQUEST_TIMEOUT',
  'NO_RESPONSE',
  'ISSUER_OR_SWITCH_INOPERATIVE',
  'MAY_HAVE_ALREADY_REFUNDED',
])
/** Wrong signature, unknown key, account on hold, too many requests: nothing happened, and later it may work. */
const awayCodes = new Set(['1000', '1001', '9000', '50000'])
const awayGroups = new Set(['REQUIRES_DAY_END'])

/** Signed calls to iyzico. It throws `PAYMENTS_AWAY` for an outage, and returns a refusal. */
export function iyzicoClient({ baseUrl, timeoutMs = 10_000, ...keys }: IyzicoAccess) {
  async function send(call: Call): Promise<Response> {
    const body = 'body' in call ? JSON.stringify(call.body) : ''
    const query = 'query' in call ? `?${new URLSearchParams(call.query).toString()}` : ''
    const randomKey = randomUUID()
    try {
      return await fetch(`${baseUrl}${call.path}${query}`, {
        method: 'body' in call ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: authorizationOf(keys, { randomKey, path: call.path, body }),
          'x-iyzi-rnd': randomKey,
        },
        ...(body !== '' && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (cause) {
      throw lost('no reply', { cause })
    }
  }

  return {
    async call<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<Answer<z.output<Schema>>> {
      const response = await send(call)
      if (response.status === 429) throw new AppError('PAYMENTS_AWAY', { cause: response.status })
      if (response.status >= 500) throw lost(`status ${response.status}`)
      const json: unknown = await response.json().catch((cause: unknown) => {
        throw lost('a reply without JSON', { cause })
      })
      const failure = failureReply.safeParse(json)
      if (failure.success) return { reply: null, refusal: orThrow(failure.data) }
      const success = z.object({ status: z.literal('success') }).safeParse(json)
      const parsed = schema.safeParse(json)
      if (!success.success || !parsed.success)
        throw lost('an unknown reply', { cause: success.error ?? parsed.error })
      return { reply: parsed.data, refusal: null }
    },

    /** Throws unless iyzico signed these values of its reply. */
    verify(signature: string, values: readonly string[]): void {
      if (!isSameSignature(signature, replySignature(keys.secretKey, values)))
        throw lost('a reply with a wrong signature')
    },
  }
}

export type IyzicoClient = ReturnType<typeof iyzicoClient>

/** A refusal is final. Outages also arrive as failures, and are thrown. */
function orThrow(refusal: Refusal): Refusal {
  const { errorCode, errorGroup, retryable } = refusal
  const group = errorGroup ?? ''
  if (lostCodes.has(errorCode) || lostGroups.has(group))
    throw lost(`error ${errorCode} ${group}`, { cause: refusal })
  if (retryable || awayCodes.has(errorCode) || awayGroups.has(group))
    throw new AppError('PAYMENTS_AWAY', { cause: refusal })
  return refusal
}

export const refused = (cause: Refusal) => new AppError('PAYMENT_REFUSED', { cause })
