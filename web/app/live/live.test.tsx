import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { startLive, useLive } from './live.ts'
import { createStreamPosition } from './stream-position.ts'

const { user } = aSession()
const threadId = '0190a3c4-0000-7000-8000-00000000000a'
const opened = (isGap: boolean, id = '100.0') => `event: open\nid: ${id}\ndata: {"isGap":${isGap}}\n\n`
const message = (id: string) =>
  `event: news\nid: ${id}\ndata: {"kind":"message","threadId":"${threadId}"}\n\n`

/** Each connection gets its events and is then cut; the last one stays open. */
function serve(connections: (string | number)[]) {
  const lastEventIds: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    lastEventIds.push(new Headers(init.headers).get('last-event-id'))
    const reply = connections.shift()
    if (typeof reply === 'number') return new Response(null, { status: reply })
    const body = new ReadableStream({
      start(controller) {
        if (reply !== undefined) controller.enqueue(new TextEncoder().encode(reply))
        if (connections.length > 0) controller.close()
      },
    })
    return new Response(body)
  })
  return lastEventIds
}

beforeEach(() => startSession(aSession()))

it('delivers each event once, and resumes after a cut', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const received: string[] = []
  renderHook(() => {
    useLive('message', (news) => received.push(news.threadId))
    useLive('gap', () => received.push('gap'))
  })
  const lastEventIds = serve([
    `${opened(true)}:\n\n${message('101.7')}`,
    503,
    // The server repeats the seen event together with the missed one
    `${message('101.7')}${message('101.8')}${opened(false, '104.0')}`,
  ])
  const stop = startLive(user.id)
  await vi.waitFor(() => expect(lastEventIds).toHaveLength(3), 5000)
  await vi.waitFor(() => expect(received).toEqual(['gap', threadId, threadId]))
  expect(lastEventIds).toEqual([null, '101.7', '101.7'])
  act(stop)
})

it('does not reconnect when no user is signed in', async () => {
  const lastEventIds = serve([401, 401, 401])
  const stop = startLive('0190a3c4-0000-7000-8000-00000000000b')
  await Promise.resolve()
  expect(lastEventIds).toEqual([])
  stop()
})

it('drops a position that the server has dropped too', () => {
  let now = 0
  const place = createStreamPosition(() => now)
  expect(place.after()).toBeUndefined()
  expect([place.isNew('5.1'), place.isNew('5.1'), place.isNew('5.2')]).toEqual([true, false, true])
  expect(place.after()).toBe('5.2')
  now = 13 * 60 * 60 * 1000
  expect(place.after()).toBeUndefined()
})
