import type { ServerResponse } from 'node:http'
import { liveEvent } from '@sohbet/contract/core/live'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { AppError } from '../errors/app-error.ts'
import { readPlace } from './open-stream.reads.ts'
import { begin, createStreams, handOn, newsOf, write, type Stream, type Streams } from './streams.ts'
import { endedChannel, newsChannel } from './publish.ts'

/** Of one user in one process; a browser has one for all its tabs, where it can. */
const maxStreamsOfUser = 12
const heartbeatMilliseconds = 20_000

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
  const streams = createStreams()
  let listening: Promise<void> | undefined
  let listener: pg.Client | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  const isFull = (userId: string) => streams.of(userId).size >= maxStreamsOfUser

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...pool.options, application_name: 'sohbet live' })
    listener = client
    const lose = (reason?: unknown) => {
      // A lost connection says so more than once, maybe when there is a new one already
      if (listener !== client) return
      if (!isClosed) log.warn({ err: reason }, 'The connection that hears of news was lost')
      listener = listening = undefined
      streams.endAll()
      void client.end().catch(() => undefined)
    }
    client.on('notification', (heard) => hear(heard, { streams, log }))
    client.on('error', lose).on('end', lose)
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
    for (const { response } of streams.all()) write(response, ':\n\n')
    const client = listener
    client?.query('select').catch((err: unknown) => client.emit('error', err))
  }

  return {
    /** Lets a user in if they may have another stream and news can be heard. */
    async admit(userId: string): Promise<void> {
      if (isClosed) throw new AppError('UNAVAILABLE')
      if (isFull(userId)) throw new AppError('TOO_MANY_REQUESTS')
      listening ??= listen()
      await listening
      heartbeat ??= setInterval(beat, heartbeatMilliseconds).unref()
    },

    /** What was missed, then that the stream is open, then whatever comes. */
    async open(db: Db, { userId, sessionId, response, lastEventId }: Reader): Promise<void> {
      // Of who left while they were let in, or asked behind another call on one connection, nobody would hear the end
      if (response.destroyed || !response.socket) return void response.end()
      // Of many who were let in at once some are too many: they come again, and are refused
      if (isFull(userId)) return void response.end()
      const stream: Stream = { sessionId, response, waiting: [] }
      streams.add(userId, stream)
      // Lost and found again since the reader was let in, it may not hear yet: what is told until then is read below
      await listening
      const after = /^(\d{1,19})\.\d+$/.exec(lastEventId ?? '')?.[1] ?? null
      const [place] = await readPlace(db, { userId, sessionId, after })
      // From before it was registered, nobody would have told of a session's or the connection's end
      if (!place?.isLive || isClosed || !listening) return void response.end()
      begin(stream, { place, after })
    },

    /** How many are connected. */
    size: () => streams.all().length,

    /** Ends all streams; their readers come again, to another process. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(heartbeat)
      streams.endAll()
      await listening?.catch(() => undefined)
      await listener?.end()
    },
  }
}

/** What the database tells every process: news for readers, or that a session has ended. */
function hear({ channel, payload = '' }: pg.Notification, { streams, log }: { streams: Streams; log: Log }) {
  if (channel === endedChannel) {
    for (const { sessionId, response } of streams.all()) if (sessionId === payload) response.end()
    return
  }
  // A newer process beside this one may tell of what is not known here yet
  const heard = notice.safeParse(payload)
  if (!heard.success) return log.warn({ err: heard.error }, 'News that this process does not know')
  const { horizon, event, readers } = heard.data
  for (const [userId, id] of readers) {
    const news = newsOf(horizon, { id, event })
    for (const stream of streams.of(userId)) handOn(stream, news)
  }
}
