import { lessonKinds, lessonLimits } from '@sohbet/domain/lesson/lesson'
import { levels, isAtLeast } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from './say.ts'
import { countFrom, id, moment, plainText, requiredText } from '../fields.ts'
import { coachLesson, lessonMoment } from './coach-lessons.ts'
import { lessonCoach, maxWish, ownLesson, ownLessonCall, partnerChoice } from './lessons.ts'

/** Lessons in which several learners have a seat: duos and group classes. */

export const maxTopic = 120

/** A seat that the learner can take. */
const offer = z.object({
  id,
  kind: z.enum(lessonKinds),
  coach: lessonCoach,
  startsAt: moment,
  endsAt: moment,
  /** Seats can be taken until then. */
  joinUntil: moment,
  topic: z.string(),
  /** Null for an invitation, and for a duo that is open to a course. */
  levels: z.object({ from: z.enum(levels), to: z.enum(levels) }).nullable(),
  seatsLeft: z.number().int(),
  /** Who invited the learner; null when the seat is open. */
  invitedBy: z.string().nullable(),
})
export type LessonOffer = z.infer<typeof offer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/lessons/offers',
  summary:
    'List the seats that you can take: invitations, open seats of duos, and group classes of your level',
  access: only('learner'),
  reply: z.array(offer),
})

export const joinLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/join',
  summary: 'Take a seat in a duo or group class for one credit',
  access: only('learner'),
  params: z.object({ id }),
  status: 201,
  limitPerMinute: 30,
  body: z.object({ wish: plainText(maxWish).trim().default('') }),
  reply: ownLesson,
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/lessons/:id/decline',
  summary: 'Decline the invitation to a duo',
  access: own('the invitation', { who: ['learner'] }),
  params: z.object({ id }),
  reply: z.object({ id }),
})

export const listKnownLearners = endpoint({
  method: 'GET',
  path: '/lessons/partners',
  summary: 'List the learners with whom you had a lesson',
  access: only('learner'),
  reply: z.array(z.object({ userId: id, name: z.string() })),
})

export const findPartner = endpoint({
  method: 'PUT',
  path: '/lessons/:id/partner',
  summary: 'Invite a partner to your duo, or open its seat; an unknown address gets the same reply',
  ...ownLessonCall,
  limitPerMinute: 10,
  body: partnerChoice,
  reply: ownLesson,
})

export const makePrivate = endpoint({
  method: 'POST',
  path: '/lessons/:id/private',
  summary: 'Make your duo without a partner a private lesson for the same credit',
  ...ownLessonCall,
  reply: ownLesson,
})

const { min, max } = lessonLimits.seats
const seatCount = countFrom(say('Between 2 and 6 seats'), { min, max }, say('Between 2 and 6 seats'))

export const groupClassFields = z
  .object({
    startsAt: lessonMoment,
    topic: requiredText(maxTopic, say('Topic is required')),
    levelFrom: z.enum(levels),
    levelTo: z.enum(levels),
    seats: seatCount,
    /** With fewer learners the class is cancelled when its bookings end. */
    leastSeats: countFrom(say('At least 1'), { min: 1, max }),
  })
  .refine(({ levelFrom, levelTo }) => isAtLeast(levelTo, levelFrom), {
    path: ['levelTo'],
    error: say('The highest level must not be below the lowest'),
  })
  .refine(({ seats, leastSeats }) => leastSeats <= seats, {
    path: ['leastSeats'],
    error: say('Not more than the seats'),
  })

export const openGroupClass = endpoint({
  method: 'POST',
  path: '/coach/group-classes',
  summary: 'Open a group class at a free time of a coach',
  access: only('coach', 'admin'),
  status: 201,
  /** A coach opens own classes; an admin names the coach. */
  body: groupClassFields.safeExtend({ coachId: id.optional() }),
  reply: coachLesson,
})
