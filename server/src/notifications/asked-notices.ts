import type { Notice } from '@sohbet/contract/notifications/notifications'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { markAskedRead } from './mark-read.ts'
import { notifyOfChange } from './notify-of-change.ts'

/** `id` is of the session or lesson that the people are asked about. */
type Asked = { id: string; userIds: readonly string[] }

/** A request as a thing of notices. */
const thingOf = (id: string) => `request ${id}`
const state = z.object({ isAsked: z.boolean() })

/** Asks people about a session or lesson that begins at `startsAt`. */
export const notifyAsked = (
  db: Db,
  now: Date,
  { id, userIds, startsAt, ...news }: Asked & { startsAt: Date; notice: Notice; personId: string | null },
): Promise<void> =>
  notifyOfChange(db, now, {
    thing: thingOf(id),
    people: userIds.map((userId) => ({ userId, before: { isAsked: false } })),
    state,
    startsAt,
    newsFrom: () => [news],
  })

/** After a request was withdrawn: a notice whose mail still waits is deleted, an older one counts as read. */
export async function takeBackAsked(db: Db, now: Date, { id, userIds }: Asked): Promise<void> {
  await notifyOfChange(db, now, {
    thing: thingOf(id),
    people: userIds.map((userId) => ({ userId, before: { isAsked: true } })),
    state,
    startsAt: null,
    newsFrom: () => [],
  })
  await markAskedRead(db, now, { ids: [id], userIds, isAnswered: false })
}
