import { liveEvent, type LiveEvent } from '@sohbet/contract/core/live'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { createStreamPosition } from './stream-position.ts'
import { readStream, type StreamEvent } from './open-stream.ts'

/** What subscribers hear: something that happened, or that we do not know what did. */
type LiveNews = LiveEvent | { kind: 'gap' }
type NewsOf<Kind extends LiveNews['kind']> = Extract<LiveNews, { kind: Kind }>

const shortestPauseMs = 500
const longestPauseMs = 30_000

const subscribers = new Set<(news: LiveNews) => void>()

function hand(news: LiveNews) {
  for (const subscriber of subscribers) subscriber(news)
}

/**
 * Calls the handler whenever something of this kind happens to the user. A `gap` says that it is not known what did, on
 * the first connection or after a long absence: whatever follows the news is then read afresh.
 */
export function useLive<Kind extends LiveNews['kind']>(kind: Kind, handler: (news: NewsOf<Kind>) => void) {
  const latest = useEffectEvent(handler)
  useEffect(() => {
    const isOfKind = (news: LiveNews): news is NewsOf<Kind> => news.kind === kind
    const subscriber = (news: LiveNews) => {
      if (isOfKind(news)) latest(news)
    }
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  }, [kind])
}

const shared = z.union([
  z.object({ id: z.string(), opened: z.object({ isGap: z.boolean() }) }),
  z.object({ id: z.string(), news: liveEvent }),
])

/**
 * Keeps this page told until the answered function is called. Of all tabs of a browser one has the stream and passes on
 * what it hears; when it closes another goes on from there. Without Web Locks every tab has its own.
 */
export function startLive(userId: string): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const place = createStreamPosition()
  const take = (event: StreamEvent) => {
    if (!place.isNew(event.id)) return
    if ('news' in event) hand(event.news)
    else if (event.opened.isGap) hand({ kind: 'gap' })
  }
  const name = `sohbet-live-${userId}`
  const locks = globalThis.navigator?.locks
  const channel = locks ? new BroadcastChannel(name) : undefined
  channel?.addEventListener('message', ({ data }) => {
    const event = shared.safeParse(data)
    if (event.success) take(event.data)
  })
  const lead = () =>
    followStream({ userId, signal, after: place.after }, (event) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(event)
      take(event)
    })
  const leading = locks ? locks.request(name, { signal }, lead) : lead()
  leading.catch(() => undefined) // waiting for the turn was given up
  return () => {
    stopping.abort()
    channel?.close()
  }
}

type Following = { userId: string; signal: AbortSignal; after: () => string | undefined }

/** Connects again whenever the stream ends, sooner after a long one than after none, and never all at the same time. */
async function followStream({ userId, signal, after }: Following, onEvent: (event: StreamEvent) => void) {
  let pause = shortestPauseMs
  while (!signal.aborted) {
    try {
      const isSignedIn = await readStream({ userId, after: after(), signal }, (event) => {
        pause = shortestPauseMs
        onEvent(event)
      })
      if (!isSignedIn) return
    } catch {
      // The server or the network is away
    }
    await waited(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPauseMs)
  }
}

/** Or until the network is back, or nobody waits any more. */
const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
