import type { Endpoint, Reply } from '@sohbet/contract/endpoint'
import { getSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { refreshSession } from './refresh-session.ts'
import { send, type CallInput } from './send.ts'

export { ApiError } from './api-error.ts'

/** Makes a call of the contract as the logged-in user. A refused token is renewed and the call repeated, once. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Reply<E>> {
  const token = getSession()?.accessToken
  try {
    return await send(endpoint, input, { token, signal })
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await refreshSession(token)
    if (!renewed) throw error
    return send(endpoint, input, { token: renewed.accessToken, signal })
  }
}
