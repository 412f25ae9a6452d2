import type { User } from '@sohbet/contract/people/users'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { keepUserFresh } from './keep-user-fresh.ts'
import { endSession, getSession, startSession } from './session.ts'
import { aSession } from './testing/session.ts'

const { user } = aSession()
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
let stop = () => {}

/** Sets the user that the server returns from now on. */
const serverSays = (known: Partial<User>) => {
  fetching.mockImplementation(() =>
    Response.json({ user: { ...user, ...known }, unread: { notifications: 0, messages: 0 } }),
  )
}

beforeEach(() => {
  fetching.mockReset()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => fetching(url, init))
})
afterEach(() => {
  stop()
  endSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('loads a new level and role after a reload, and keeps the tokens', async () => {
  await startSession(aSession())
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const fresh = { role: 'coach', leveltest: { level: 'B1', score: 1700 }, timeZone } as const
  serverSays(fresh)
  stop = keepUserFresh()
  await vi.waitFor(() => expect(getSession()?.user.role).toBe('coach'))
  expect(getSession()).toEqual({ ...aSession(), user: { ...user, ...fresh } })
  expect(fetching.mock.calls.map(([url]) => url)).toEqual(['/api/shell'])
})

it('saves the time zone of the browser when the server has another one', async () => {
  await startSession(aSession())
  serverSays({ timeZone: 'Pacific/Apia' })
  stop = keepUserFresh()
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const [, init] = fetching.mock.calls[1] ?? []
  expect([init?.method, init?.body]).toEqual(['PATCH', JSON.stringify({ timeZone })])
})

it('loads a new name with a refreshed token', async () => {
  await startSession(aSession())
  serverSays({ username: 'Elif Can' })
  stop = keepUserFresh()
  await vi.waitFor(() => expect(getSession()?.user.username).toBe('Elif Can'))
  serverSays({ username: 'Elif Su' })
  await startSession(aSession({ token: 'second' }))
  await vi.waitFor(() => expect(getSession()?.user.username).toBe('Elif Su'))
  expect(getSession()?.accessToken).toBe('access-second')
})

it('does not load again right after a log-in', async () => {
  serverSays({})
  stop = keepUserFresh()
  await startSession(aSession())
  expect(fetching).not.toHaveBeenCalled()
})

it('ignores a failure when the server is unreachable', async () => {
  await startSession(aSession())
  fetching.mockImplementation(() => new Response('', { status: 503 }))
  stop = keepUserFresh()
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledOnce())
  expect(getSession()).toEqual(aSession())
})
