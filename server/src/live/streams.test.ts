import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { LiveEvent } from '@sohbet/contract/core/live'
import { expect, test, vi } from 'vitest'
import { begin, sendNews, newsOf, type Stream } from './streams.ts'

const event: LiveEvent = { kind: 'notification' }

/** A stream that has not begun yet, and the ids written to it. */
function aStream() {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const write = vi.spyOn(response, 'write').mockReturnValue(true)
  const stream: Stream = { sessionId: 'session', response, waiting: [] }
  const ids = () => write.mock.calls.map(([text]) => /^id: (.*)$/m.exec(String(text))?.[1])
  return { stream, ids }
}

test('events before the start come after the missed ones, and duplicates come once', () => {
  const { stream, ids } = aStream()
  for (const id of [2, 3]) sendNews(stream, newsOf('20', { id, event }))
  expect(ids()).toEqual([])
  const missed = [1, 2].map((id) => ({ id, event }))
  begin(stream, { place: { horizon: '20', isGap: false, missed }, after: '10' })
  sendNews(stream, newsOf('21', { id: 4, event }))
  expect(ids()).toEqual(['10.1', '10.2', '20.0', '20.3', '21.4'])
})
