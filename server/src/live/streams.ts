import type { ServerResponse } from 'node:http'
import { newsEvent, openedEvent, type LiveEvent } from '@sohbet/contract/core/live'
import { maxMissed } from './open-stream.reads.ts'

/** A client that does not read is cut; it gets the missed events when it reconnects. */
const maxUnsentBytes = 256 * 1024

type News = { id: number; text: string }
export type Stream = {
  sessionId: string
  response: ServerResponse
  /** Events that came before the missed ones were sent. */
  waiting: News[] | undefined
}

const noStreams: ReadonlySet<Stream> = new Set()

export type Streams = ReturnType<typeof createStreams>

/** The open streams of this process. */
export function createStreams() {
  const byUser = new Map<string, Set<Stream>>()
  const all = () => [...byUser.values()].flatMap((ofUser) => [...ofUser])
  return {
    all,
    endAll() {
      for (const { response } of all()) response.end()
    },
    of: (userId: string): ReadonlySet<Stream> => byUser.get(userId) ?? noStreams,
    add(userId: string, stream: Stream) {
      const ofUser = byUser.get(userId) ?? new Set()
      byUser.set(userId, ofUser.add(stream))
      stream.response.once('close', () => {
        ofUser.delete(stream)
        if (ofUser.size === 0 && byUser.get(userId) === ofUser) byUser.delete(userId)
      })
    },
  }
}

export function sendNews(stream: Stream, news: News) {
  if (stream.waiting) stream.waiting.push(news)
  else write(stream.response, news.text)
}

export const newsOf = (horizon: string, { id, event }: { id: number; event: LiveEvent }): News => ({
  id,
  text: written(newsEvent, { id: `${horizon}.${id}`, data: event }),
})

type Place = { horizon: string; isGap: boolean; missed: readonly { id: number; event: LiveEvent }[] }

/** Sends missed events, then that the stream is open, then events that came meanwhile. */
export function begin(stream: Stream, { place, after }: { place: Place; after: string | null }) {
  const { response } = stream
  // A client that missed more reloads everything, as after a gap: it would be cut off if all events were sent at
  // once
  const isGap = place.isGap || place.missed.length > maxMissed
  const missed = isGap ? [] : place.missed
  for (const one of missed) write(response, newsOf(`${after}`, one).text)
  write(response, written(openedEvent, { id: `${place.horizon}.0`, data: { isGap } }))
  const sent = new Set(missed.map(({ id }) => id))
  for (const { id, text } of stream.waiting ?? []) if (!sent.has(id)) write(response, text)
  stream.waiting = undefined
}

const written = (name: string, { id, data }: { id: string; data: LiveEvent | { isGap: boolean } }) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

export function write(response: ServerResponse, text: string) {
  if (response.writableLength > maxUnsentBytes) response.destroy()
  else if (!response.writableEnded) response.write(text)
}
