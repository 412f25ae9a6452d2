import type { ServerResponse } from 'node:http'
import { liveEvent, newsEvent, openedEvent, type LiveEvent } from '@sohbet/contract/live'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { AppError } from '../http/app-error.ts'
import { maxMissed, readPlace } from './open-stream.reads.ts'
import { endedChannel, newsChannel } from './tell.ts'

/** Of one user in one process; a browser has one for all its tabs, where it can. */
const maxStreamsOfUser = 12
const heartbeatMilliseconds = 20_000
/** A reader who takes nothing is let go; what they miss they get when they come again. */
const maxUnsentBytes = 256 * 1024

type News = { id: number; text: string }
type Stream = {
  sessionId: string
  response: ServerResponse
  /** What came before the reader had what they had missed. */
  waiting: News[] | undefined
}
type Reader = { userId: string; sessionId: string; response: ServerResponse; lastEventId: string | undefined }

const notice = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.object({
      horizon: z.string(),
      event: liveEvent,
      readers: z.array(z.tuple([z.string(), z.number()])),
    }),
  )

export type LiveHub = ReturnType<typeof createLiveHub>

/**
 * Everybody who is connected to this process. One connection to the database hears for all of them, from when the first
 * comes; to tell somebody takes no query. When that connection is lost, so are the streams: who comes again says up to
 * where they heard, and gets the rest.
 */
export function createLiveHub({ pool, log }: { pool: pg.Pool; log: Log }) {
  const streams = new Map<string, Set<Stream>>()
  let listening: Promise<void> | undefined
  let listener: pg.Client | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser])

  function hear({ channel, payload = '' }: pg.Notification) {
    if (channel === endedChannel) {
      for (const { sessionId, response } of all()) if (sessionId === payload) response.end()
      return
    }
    // A newer process beside this one may tell of what is not known here yet
    const heard = notice.safeParse(payload)
    if (!heard.success) return log.warn({ err: heard.error }, 'News that this process does not know')
    const { horizon, event, readers } = heard.data
    for (const [userId, id] of readers) {
      const news = { id, text: written(newsEvent, { id: `${horizon}.${id}`, data: event }) }
      for (const stream of streams.get(userId) ?? []) {
        if (stream.waiting) stream.waiting.push(news)
        else write(stream.response, news.text)
      }
    }
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...pool.options, application_name: 'sohbet live' })
    listener = client
    const lose = (reason?: unknown) => {
      // A lost connection says so more than once, maybe when there is a new one already
      if (listener !== client) return
      if (!isClosed) log.warn({ err: reason }, 'The connection that hears of news was lost')
      listener = listening = undefined
      for (const { response } of all()) response.end()
      void client.end().catch(() => undefined)
    }
    client.on('notification', hear).on('error', lose).on('end', lose)
    try {
      await client.connect()
      await client.query(`listen ${newsChannel}; listen ${endedChannel}`)
    } catch (error) {
      lose(error)
      throw error
    }
  }

  /** Readers who are gone are found out by writing to them, and a database that is gone by asking it. */
  function beat() {
    for (const { response } of all()) write(response, ':\n\n')
    const client = listener
    client?.query('select').catch((err: unknown) => client.emit('error', err))
  }

  return {
    /** Lets a user in if they may have another stream and news can be heard. */
    async admit(userId: string): Promise<void> {
      if (isClosed) throw new AppError('UNAVAILABLE')
      if ((streams.get(userId)?.size ?? 0) >= maxStreamsOfUser) throw new AppError('TOO_MANY_REQUESTS')
      listening ??= listen()
      await listening
      heartbeat ??= setInterval(beat, heartbeatMilliseconds).unref()
    },

    /** What was missed, then that the stream is open, then whatever comes. */
    async open(db: Db, { userId, sessionId, response, lastEventId }: Reader): Promise<void> {
      // Of who left while they were let in, or asked behind another call on one connection, nobody would hear the end
      if (response.destroyed || !response.socket) return void response.end()
      const stream: Stream = { sessionId, response, waiting: [] }
      const ofUser = streams.get(userId) ?? new Set()
      streams.set(userId, ofUser.add(stream))
      response.once('close', () => {
        ofUser.delete(stream)
        if (ofUser.size === 0 && streams.get(userId) === ofUser) streams.delete(userId)
      })
      // Lost and found again since the reader was let in, it may not hear yet: what is told until then is read below
      await listening
      const after = /^(\d{1,19})\.\d+$/.exec(lastEventId ?? '')?.[1] ?? null
      const [place] = await readPlace(db, { userId, sessionId, after })
      // From before it was registered, nobody would have told of a session's or the connection's end
      if (!place?.isLive || isClosed || !listening) return void response.end()
      const { horizon } = place
      // Who missed more reads everything anew, as after a gap: in one go it would be cut off, each time they come
      const isGap = place.isGap || place.missed.length > maxMissed
      const missed = isGap ? [] : place.missed
      for (const { id, event } of missed)
        write(response, written(newsEvent, { id: `${after}.${id}`, data: event }))
      write(response, written(openedEvent, { id: `${horizon}.0`, data: { isGap } }))
      const sent = new Set(missed.map(({ id }) => id))
      for (const { id, text } of stream.waiting ?? []) if (!sent.has(id)) write(response, text)
      stream.waiting = undefined
    },

    /** How many are connected. */
    size: () => all().length,

    /** Ends all streams; their readers come again, to another process. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(heartbeat)
      for (const { response } of all()) response.end()
      await listening?.catch(() => undefined)
      await listener?.end()
    },
  }
}

const written = (name: string, { id, data }: { id: string; data: LiveEvent | { isGap: boolean } }) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

function write(response: ServerResponse, text: string) {
  if (response.writableLength > maxUnsentBytes) response.destroy()
  else if (!response.writableEnded) response.write(text)
}
