import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startLive } from '../../live/live.ts'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { useLiveSessions } from './use-live-sessions.ts'

const { user } = aSession()

beforeEach(() => startSession(aSession()))

it.each(['sessions', 'lessons', 'guest-seats', 'credits', 'coach-lessons'])(
  'loads shown %s again when a session or lesson has changed',
  async (key) => {
    const load = vi.fn<() => Promise<string>>(async () => 'loaded')
    const client = new QueryClient()
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(
      () => {
        useLiveSessions()
        return useQuery({ queryKey: [key, 'shown'], queryFn: load, staleTime: Infinity })
      },
      { wrapper },
    )
    await vi.waitFor(() => expect(result.current.data).toBe('loaded'))
    const events = [
      'event: open\nid: 100.0\ndata: {"isGap":false}\n\n',
      'event: news\nid: 101.7\ndata: {"kind":"sessions"}\n\n',
    ]
    vi.stubGlobal('fetch', async () => new Response(events.join('')))
    const stop = startLive(user.id)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    stop()
  },
)
