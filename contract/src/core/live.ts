import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { id } from '../fields.ts'

/** An event for one user. It carries ids only: clients load the details with the usual calls. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification') }),
  /** A live session or its time, or a holiday, has changed. */
  z.object({ kind: z.literal('sessions') }),
  z.object({ kind: z.literal('message'), threadId: id }),
  /** Several conversations have new messages at once. */
  z.object({ kind: z.literal('messages') }),
])
export type LiveEvent = z.infer<typeof liveEvent>

/**
 * Sent when a stream has opened, after the missed events. With a gap the missed events are unknown, so the client
 * reloads.
 */
export const liveOpened = z.object({ isGap: z.boolean() })

/** Name of that first event; later events are named `news`. */
export const openedEvent = 'open'
export const newsEvent = 'news'

/**
 * An event id has two parts, such as `812345.771`: the position up to which every event was sent, and the event
 * itself. Sent back as Last-Event-ID it replays later events; an event after the first part may arrive twice.
 */
export const openLive = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Stream your live events as server-sent events; Last-Event-ID replays missed ones',
  access: signedIn,
  events: true,
  reply: liveEvent,
})
