import type { Endpoint, Input, Reply } from '@sohbet/contract/endpoint'
import { errorReply } from '@sohbet/contract/error-reply'
import { requestPath, type Values } from '@sohbet/contract/request'
import { safeParse } from 'zod'
import { translate } from '../texts/use-translation.ts'
import { currentLanguage } from '../texts/language.ts'
import { ApiError, badReplyCode, unknownCode } from './api-error.ts'

export type CallInput<E extends Endpoint> = Input<E> & Values
type SendOptions = { token?: string | undefined; signal?: AbortSignal | undefined }

/** A body that is not JSON, such as a proxy's error page, counts as no body. */
const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** A proxy's reply may have a message and no code. */
const failureReply = errorReply.partial({ code: true })
const readFailure = (answer: unknown) => failureReply.safeParse(answer).data

/** A truncated file counts as a missing reply. */
const readFile = async (response: Response): Promise<File> => {
  try {
    return new File([await response.blob()], '', { type: response.headers.get('content-type') ?? '' })
  } catch (error) {
    throw noAnswer(error)
  }
}

/** Browser texts such as "Failed to fetch" mean nothing to a learner. */
const reasonOf = (cause: Error) =>
  cause instanceof TypeError ? translate('common:unreachable') : cause.message

function noAnswer(cause: unknown): ApiError {
  const message =
    cause instanceof Error
      ? translate('common:errorOccurred', { reason: reasonOf(cause) })
      : translate('common:unexpectedError')
  return new ApiError({ status: 0, code: 'NO_ANSWER', message }, { cause })
}

/** A reply that breaks the contract; a retry would return the same. */
const badReply = (status: number, cause: unknown): ApiError =>
  new ApiError({ status, code: badReplyCode, message: translate('common:unexpectedError') }, { cause })

/** A file is sent as a form; the browser writes the content type because only it knows the boundary. */
function payload({ upload }: Endpoint, body: unknown): string | FormData | null {
  if (body === undefined) return null
  if (!upload) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** One request and its reply as the contract defines them; everything else throws an ApiError. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, signal }: SendOptions,
): Promise<Reply<E>> {
  const headers = new Headers({
    accept: endpoint.binary ? `${endpoint.binary}, application/json` : 'application/json',
    'accept-language': currentLanguage(),
  })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined && !endpoint.upload) headers.set('content-type', 'application/json')

  const response = await fetch(requestPath(endpoint, input), {
    method: endpoint.method,
    headers,
    body: payload(endpoint, input.body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    // An aborted call is not a failure; the caller handles it
    if (signal?.aborted) throw error
    throw noAnswer(error)
  })

  if (!response.ok) {
    const { message = '', code = unknownCode, fields } = readFailure(await readJson(response)) ?? {}
    throw new ApiError({ status: response.status, message, code, ...(fields && { fields }) })
  }
  const answer = endpoint.binary ? await readFile(response) : await readJson(response)
  const reply = safeParse<E['reply']>(endpoint.reply, answer)
  if (!reply.success) throw badReply(response.status, reply.error)
  return reply.data
}
