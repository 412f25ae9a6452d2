import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { id } from '../fields.ts'

/** What somebody is told the moment it happens. Ids only: whoever wants to know more asks by the usual calls. */
export const liveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification') }),
  z.object({ kind: z.literal('message'), threadId: id }),
])
export type LiveEvent = z.infer<typeof liveEvent>
export type LiveKind = LiveEvent['kind']

/** Told once a stream is open, after what was missed. With a gap, what was missed is not known: read afresh. */
export const liveOpened = z.object({ isGap: z.boolean() })

/** The name of that first event; those about something that happened are called `news`. */
export const openedEvent = 'open'
export const newsEvent = 'news'

/**
 * Every event's id has two parts, as in `812345.771`: up to where everything was told, and the event itself. Sent back
 * as Last-Event-ID it brings what came since; what a client has seen since that first part may come again, once.
 */
export const openLive = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'What happens to me, as it happens, as server-sent events; Last-Event-ID brings what was missed',
  access: signedIn,
  events: true,
  reply: liveEvent,
})
