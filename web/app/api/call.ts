import type { Endpoint, Reply } from '@sohbet/contract/endpoint'
import { getSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { refreshSession } from './refresh-session.ts'
import { send, type CallInput } from './send.ts'

export { ApiError } from './api-error.ts'

/** Makes a call of the contract as the logged-in user. A refused token is refreshed and the call repeated once. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Reply<E>> {
  const session = getSession()
  try {
    return await send(endpoint, input, { token: session?.accessToken, signal })
  } catch (error) {
    // The refusal of a public call, such as a wrong password, is not about the token
    if (!session || endpoint.access.who === 'anyone' || !(error instanceof ApiError) || error.status !== 401)
      throw error
    const renewed = await refreshSession(session.accessToken)
    // Another user may have logged in in another tab: never repeat one user's call as the next
    if (renewed?.user.id !== session.user.id) throw error
    return send(endpoint, input, { token: renewed.accessToken, signal })
  }
}
