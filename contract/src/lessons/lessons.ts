import {
  cancellers,
  lessonKinds,
  lessonLimits,
  lessonStates,
  seatStatuses,
} from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes } from '@sohbet/domain/lesson/rules'
import { openings } from '@sohbet/domain/lesson/together'
import { spokenLanguages } from '@sohbet/domain/spoken-languages'
import { z } from 'zod'
import { endpoint, only, own, signedIn } from '../endpoint.ts'
import { email, id, moment, plainText } from '../fields.ts'
import { lessonFeedback, lessonMoment } from './coach-lessons.ts'

export const maxWish = 500

/** Longest period of one request for free times, in days: the farthest horizon of a school, and today. */
const maxFreeDays = lessonLimits.horizonDays.max + 1

export const lessonCoach = z.object({
  id,
  name: z.string(),
  photo: z.string().nullable(),
})

export const getLessonRules = endpoint({
  method: 'GET',
  path: '/lessons/rules',
  summary: 'Get the numbers of the school for lessons',
  access: signedIn,
  reply: z.object({
    /** In minutes, by kind. */
    minutes: z.record(z.enum(lessonKinds), z.number().int()),
    noticeHours: z.number().int(),
    horizonDays: z.number().int(),
    freeCancelHours: z.number().int(),
    absenceHours: z.number().int(),
    makeUpDays: z.number().int(),
    makeUps: z.number().int(),
    makeUpsInDays: z.number().int(),
    otherMonths: z.number().int(),
  }),
})

const teacher = lessonCoach.extend({
  /** Address of the coach's public page; null without one. */
  origin: z.string(),
  speaks: z.array(z.enum(spokenLanguages)),
  kinds: z.array(z.enum(lessonKinds)),
  /** The first time at which a lesson of the asked kind can begin; null when there is none. */
  nextFree: moment.nullable(),
})
export type LessonTeacher = z.infer<typeof teacher>

export const listLessonTeachers = endpoint({
  method: 'GET',
  path: '/lessons/teachers',
  summary: 'List the coaches who give lessons of a kind, with their next free time',
  access: only('learner'),
  query: z.object({ kind: z.enum(lessonKinds) }),
  reply: z.array(teacher),
})

export const freeTimesSpan = z
  .object({ from: lessonMoment, to: lessonMoment })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= maxFreeDays * 86_400_000, {
    path: ['to'],
  })

/** In order of time. */
export const freeTimesOf = z.array(z.object({ startsAt: moment, coachIds: z.array(id) }))

export const listFreeTimes = endpoint({
  method: 'GET',
  path: '/lessons/times',
  summary: 'List the moments at which a lesson can begin, of one coach or of all',
  access: only('learner'),
  query: freeTimesSpan.safeExtend({
    kind: z.enum(lessonKinds),
    coachId: id.optional(),
    /** Your lesson that is being moved: it does not stand in its own way, and its time is left out. */
    lessonId: id.optional(),
  }),
  reply: freeTimesOf,
})

/** How the booker of a duo looks for a partner. */
export const partnerChoice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('email'), email }),
  /** One of the learners with whom the booker had a lesson. */
  z.object({ by: z.literal('person'), userId: id }),
  z.object({ by: z.literal('course') }),
  z.object({ by: z.literal('level') }),
])
export type PartnerChoice = z.input<typeof partnerChoice>

/** A lesson for a learner who has a seat in it. */
export const ownLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  coach: lessonCoach,
  /** Of a group class. */
  topic: z.string(),
  startsAt: moment,
  endsAt: moment,
  opensAt: moment,
  /** Cancelling and moving are free until then. */
  freeUntil: moment,
  /** Last day of the credit that paid: given back later, it is gone. Null when nothing paid. */
  creditExpiresOn: z.iso.date().nullable(),
  state: z.enum(lessonStates),
  status: z.enum(seatStatuses),
  /** Who cancelled the lesson or the seat; null while it is booked. */
  cancelledBy: z.enum(cancellers).nullable(),
  outcome: z.enum(lessonOutcomes).nullable(),
  wish: z.string(),
  rating: z.number().int().nullable(),
  /** The coach's feedback; null until it is given. */
  feedback: lessonFeedback.nullable(),
  /** The others who have a seat. */
  partners: z.array(z.string()),
  /** The learner may look for a partner. */
  isBooker: z.boolean(),
  /** How the booker looks for a partner; null with a partner, and while nothing is chosen. */
  search: z
    .object({
      by: z.enum(['invitation', ...openings]),
      /** The invited address or person; empty for an open seat. */
      to: z.string(),
      isDeclined: z.boolean(),
    })
    .nullable(),
  /** A duo that finds no partner in time: private, or the credit back? */
  isAsked: z.boolean(),
})
export type OwnLesson = z.infer<typeof ownLesson>

export const listOwnLessons = endpoint({
  method: 'GET',
  path: '/lessons/mine',
  summary: 'List your lessons: those ahead, and the last 50 that are over or cancelled',
  access: only('learner'),
  reply: z.object({ upcoming: z.array(ownLesson), past: z.array(ownLesson) }),
})

export const bookLesson = endpoint({
  method: 'POST',
  path: '/lessons',
  summary: 'Book a lesson for one credit',
  access: only('learner'),
  status: 201,
  limitPerMinute: 30,
  body: z.object({
    kind: z.enum(['private', 'duo']),
    coachId: id,
    startsAt: lessonMoment,
    wish: plainText(maxWish).trim().default(''),
    /** For a duo; the booker may also choose later. */
    partner: partnerChoice.optional(),
  }),
  reply: ownLesson,
})

export const ownLessonCall = {
  access: own('the lesson', { who: ['learner'] }),
  params: z.object({ id }),
} as const

export const getOwnLesson = endpoint({
  method: 'GET',
  path: '/lessons/:id',
  summary: 'Get your lesson',
  ...ownLessonCall,
  reply: ownLesson,
})

export const cancelLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/cancel',
  summary: 'Cancel your lesson; in time the credit comes back',
  ...ownLessonCall,
  /** The caller knows that the credit is gone. Without it a late cancellation is refused. */
  body: z.object({ isLossAccepted: z.boolean().default(false) }),
  reply: ownLesson,
})

export const moveLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/move',
  summary: 'Move your lesson to another free time of its coach',
  ...ownLessonCall,
  body: z.object({ startsAt: lessonMoment }),
  reply: ownLesson,
})

export const getLessonCalendar = endpoint({
  method: 'GET',
  path: '/lessons/:id/calendar.ics',
  summary: 'Download your lesson as a calendar file',
  ...ownLessonCall,
  binary: 'text/calendar',
  reply: z.file(),
})

export const rateLesson = endpoint({
  method: 'PUT',
  path: '/lessons/:id/rating',
  summary: 'Rate a lesson that has taken place, from 1 to 5',
  ...ownLessonCall,
  body: z.object({ rating: z.number().int().min(1).max(5) }),
  reply: ownLesson,
})
