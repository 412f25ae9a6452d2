import { guestWays } from '@sohbet/domain/guest/guest-seat'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { liveSessionId } from './live-sessions.ts'

const session = z.object({
  sessionId: z.string(),
  courseName: z.string(),
  courseTypeId: id,
  startsAt: moment,
})

const openSeat = session.extend({
  /** In minutes. */
  duration: z.number().int(),
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  /** Null after the account was erased. */
  coachName: z.string().nullable(),
  seatsLeft: z.number().int(),
  /** A make-up then would be one more than the school allows. */
  isMakeUpFull: z.boolean(),
})
export type OpenGuestSeat = z.infer<typeof openSeat>

const ownSeat = session.omit({ courseTypeId: true }).extend({
  id,
  duration: z.number().int(),
  opensAt: moment,
  coachName: z.string().nullable(),
  way: z.enum(guestWays),
  /** The missed session; null for a seat that an extra group paid. */
  missedSessionId: liveSessionId.nullable(),
  /** Its start. */
  missedAt: moment.nullable(),
  /** Cancelling is free until then: 12 hours before the start, or the start when the school moved the session. */
  freeUntil: moment,
  /** Last day of the extra group that paid: given back later, it is gone. Null for a make-up. */
  creditExpiresOn: z.iso.date().nullable(),
})
export type OwnGuestSeat = z.infer<typeof ownSeat>

export const listGuestSeats = endpoint({
  method: 'GET',
  path: '/guest-seats',
  summary:
    'List your guest seats, the sessions that have room for a guest, and the absences that you can make up',
  access: only('learner'),
  reply: z.object({
    own: z.array(ownSeat),
    open: z.array(openSeat),
    missed: z.array(session),
  }),
})
export type GuestSeats = z.infer<typeof listGuestSeats.reply>

export const bookGuestSeat = endpoint({
  method: 'POST',
  path: '/guest-seats',
  summary: 'Take a guest seat in a Speaking Group of another course, for an extra group or a missed session',
  access: only('learner'),
  status: 201,
  limitPerMinute: 30,
  body: z.object({
    sessionId: liveSessionId,
    /** The session that it makes up for; without it an extra group pays. */
    missedSessionId: liveSessionId.optional(),
  }),
  reply: ownSeat,
})

export const cancelGuestSeat = endpoint({
  method: 'POST',
  path: '/guest-seats/:id/cancel',
  summary: 'Give a guest seat back; in time the extra group comes back',
  access: own('the seat', { who: ['learner'] }),
  params: z.object({ id }),
  /** The caller knows that the extra group is gone. Without it a late cancellation is refused. */
  body: z.object({ isLossAccepted: z.boolean().default(false) }),
  reply: z.object({ isTicketBack: z.boolean() }),
})
