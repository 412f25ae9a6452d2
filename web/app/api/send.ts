import type { Endpoint, Input, Reply } from '@sohbet/contract/endpoint'
import { errorReply } from '@sohbet/contract/errors'
import { requestPath, type Values } from '@sohbet/contract/request'
import { safeParse } from 'zod'
import { i18n } from '../texts/i18n.ts'
import { currentLanguage } from '../texts/language.ts'
import { ApiError } from './api-error.ts'

export type CallInput<E extends Endpoint> = Input<E> & Values
export type SendOptions = { token?: string | undefined; signal?: AbortSignal | undefined }

/** A body that is not JSON (a proxy's error page) counts as no body. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function noAnswer(cause: unknown): ApiError {
  const message =
    cause instanceof Error
      ? i18n.t('common:errorOccurred', { reason: cause.message })
      : i18n.t('common:unexpectedError')
  return new ApiError({ status: 0, code: 'NO_ANSWER', message }, { cause })
}

/** One request and its answer, as the contract defines them; everything else is an ApiError. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, signal }: SendOptions,
): Promise<Reply<E>> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')

  const response = await fetch(requestPath(endpoint, input), {
    method: endpoint.method,
    headers,
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    // An abandoned call is not a failure: whoever abandoned it knows
    if (signal?.aborted) throw error
    throw noAnswer(error)
  })

  const json = await readJson(response)
  if (!response.ok) {
    const failure = errorReply.safeParse(json).data ?? { message: '', code: 'UNKNOWN' }
    throw new ApiError({ status: response.status, ...failure })
  }
  const reply = safeParse<E['reply']>(endpoint.reply, json)
  if (!reply.success) throw noAnswer(undefined)
  return reply.data
}
