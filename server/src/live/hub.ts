import type { ServerResponse } from 'node:http'
import { liveEvent } from '@sohbet/contract/core/live'
import pg from 'pg'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { AppError } from '../errors/app-error.ts'
import { readPlace } from './open-stream.reads.ts'
import { begin, createStreams, sendNews, newsOf, write, type Stream, type Streams } from './streams.ts'
import { endedChannel, newsChannel, siteChannel } from './publish.ts'

/** Streams of one user in one process; a browser shares one among its tabs. */
const maxStreamsOfUser = 12
const heartbeatMilliseconds = 20_000
const listenAgainMilliseconds = 1000

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
 * The streams of this process. One database connection listens for all of them, so sending an event needs no
 * query. When it is lost the streams end too: clients reconnect with their position and get the missed events.
 */
export function createLiveHub({ pool, log }: { pool: pg.Pool; log: Log }) {
  const streams = createStreams()
  const siteListeners = new Set<() => void>()
  let listening: Promise<void> | undefined
  let listener: pg.Client | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isClosed = false

  const isFull = (userId: string) => streams.of(userId).size >= maxStreamsOfUser

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...pool.options, application_name: 'sohbet live' })
    listener = client
    const lose = (reason?: unknown) => {
      // A lost connection may report more than once, even after a new one exists
      if (listener !== client) return
      if (!isClosed) log.warn({ err: reason }, 'The connection for live events was lost')
      listener = listening = undefined
      streams.endAll()
      void client.end().catch(() => undefined)
      if (siteListeners.size > 0) setTimeout(listenAgain, listenAgainMilliseconds).unref()
    }
    client.on('notification', (heard) => {
      if (heard.channel === siteChannel) notifySite()
      else hear(heard, { streams, log })
    })
    client.on('error', lose).on('end', lose)
    try {
      await client.connect()
      await client.query(`listen ${newsChannel}; listen ${endedChannel}; listen ${siteChannel}`)
    } catch (error) {
      lose(error)
      throw error
    }
  }

  const notifySite = () => siteListeners.forEach((listener) => listener())

  /** Changes may have been missed while the connection was lost. */
  const listenAgain = () => void startListening().then(notifySite, () => undefined)

  async function startListening(): Promise<void> {
    if (isClosed) return
    listening ??= listen()
    await listening
    heartbeat ??= setInterval(beat, heartbeatMilliseconds).unref()
  }

  /** A write detects clients that have left, and a query detects a lost database. */
  function beat() {
    for (const { response } of streams.all()) write(response, ':\n\n')
    const client = listener
    client?.query('select').catch((err: unknown) => client.emit('error', err))
  }

  return {
    /** Admits a user who may have another stream, once the listener is ready. */
    async admit(userId: string): Promise<void> {
      if (isClosed) throw new AppError('UNAVAILABLE')
      if (isFull(userId)) throw new AppError('TOO_MANY_REQUESTS')
      await startListening()
    },

    /** Calls back when any process has changed what the public pages show. */
    async followSite(listener: () => void): Promise<void> {
      siteListeners.add(listener)
      // Without a connection the hub tries again
      await startListening().catch(() => undefined)
    },

    /** Sends missed events, then that the stream is open, then new events. */
    async open(db: Db, { userId, sessionId, response, lastEventId }: Reader): Promise<void> {
      // A client that left meanwhile, or pipelined behind another call, would never be noticed
      if (response.destroyed || !response.socket) return void response.end()
      // Of several admitted at once some may exceed the limit: they end here, reconnect and are refused
      if (isFull(userId)) return void response.end()
      const stream: Stream = { sessionId, response, waiting: [] }
      streams.add(userId, stream)
      // The listener may have been replaced meanwhile: events until then are read below
      await listening
      const after = /^(\d{1,19})\.\d+$/.exec(lastEventId ?? '')?.[1] ?? null
      const place = await readPlace(db, { userId, sessionId, after })
      // A session that ended before the registration was not noticed
      if (!place?.isLive || isClosed || !listening) return void response.end()
      begin(stream, { place, after })
    },

    /** Number of connected streams. */
    size: () => streams.all().length,

    /** Ends all streams; clients reconnect to another process. */
    async close(): Promise<void> {
      isClosed = true
      clearInterval(heartbeat)
      streams.endAll()
      await listening?.catch(() => undefined)
      await listener?.end()
    },
  }
}

/** Handles a notification of the database: an event for users, or an ended session. */
function hear({ channel, payload = '' }: pg.Notification, { streams, log }: { streams: Streams; log: Log }) {
  if (channel === endedChannel) {
    for (const { sessionId, response } of streams.all()) if (sessionId === payload) response.end()
    return
  }
  // A newer process may publish events that this one does not know
  const heard = notice.safeParse(payload)
  if (!heard.success) return log.warn({ err: heard.error }, 'An unknown live event was ignored')
  const { horizon, event, readers } = heard.data
  for (const [userId, id] of readers) {
    const news = newsOf(horizon, { id, event })
    for (const stream of streams.of(userId)) sendNews(stream, news)
  }
}
