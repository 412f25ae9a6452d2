import { liveEvent, type LiveEvent } from '@sohbet/contract/core/live'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { openTabChannel } from '../session/tab-channel.ts'
import { createStreamPosition } from './stream-position.ts'
import { readStream, type StreamEvent } from './open-stream.ts'

/** An event for subscribers, or a gap when events may have been missed. */
type LiveNews = LiveEvent | { kind: 'gap' }
type NewsOf<Kind extends LiveNews['kind']> = Extract<LiveNews, { kind: Kind }>

const shortestPauseMs = 500
const longestPauseMs = 30_000

const subscribers = new Set<(news: LiveNews) => void>()

function hand(news: LiveNews) {
  for (const subscriber of subscribers) subscriber(news)
}

/**
 * Calls the handler for every event of this kind. A `gap` means that events may have been missed, on the first
 * connection or after a long absence: handlers reload their data then.
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
 * Receives live events until the returned function is called. One tab of a browser holds the stream and passes
 * events on; when it closes another tab continues. Without Web Locks every tab has its own stream.
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
  const hear = (data: unknown) => {
    const event = shared.safeParse(data)
    if (event.success) take(event.data)
  }
  const channel = locks ? openTabChannel(name, hear) : undefined
  const lead = () =>
    followStream({ userId, signal, after: place.after }, (event) => {
      channel?.send(event)
      take(event)
    })
  const leading = locks ? locks.request(name, { signal }, lead) : lead()
  leading.catch(() => undefined) // the wait for the lock was aborted
  return () => {
    stopping.abort()
    channel?.close()
  }
}

type Following = { userId: string; signal: AbortSignal; after: () => string | undefined }

/**
 * Reconnects whenever the stream ends, sooner after a long one, with jitter so that clients do not reconnect
 * together.
 */
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
      // The server or the network is unreachable
    }
    await waited(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPauseMs)
  }
}

/** Waits, or until the network is back or the signal aborts. */
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
