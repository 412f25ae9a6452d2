import { cancellers, lessonKinds, lessonLimits, lessonStates } from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes } from '@sohbet/domain/lesson/rules'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { httpsLink, id, maxReasonLength, moment, plainText } from '../fields.ts'

/** No lesson is outside these years, and not every moment of JavaScript fits into the database. */
export const lessonMoment = z.coerce.date().min(new Date('2020-01-01')).max(new Date('2120-01-01'))

/** A coach's list goes this far back, so that feedback can still be given, and ahead as far as lessons are booked. */
export const coachListDays = { back: 14, ahead: lessonLimits.horizonDays.max + 1 } as const

/** Longest period of one request, in days. */
const maxLessonDays = coachListDays.back + coachListDays.ahead

export const feedbackLimits = { text: 2000, words: 3, word: 60 } as const

export const lessonFeedback = z.object({
  wentWell: plainText(feedbackLimits.text).trim(),
  words: z.array(plainText(feedbackLimits.word).trim().min(1)).max(feedbackLimits.words),
  homework: plainText(feedbackLimits.text).trim(),
})
export type LessonFeedback = z.infer<typeof lessonFeedback>

const pupil = z.object({
  /** Null after the account was erased. */
  userId: id.nullable(),
  name: z.string(),
  level: z.enum(levels).nullable(),
  wish: z.string(),
  /** When the learner went through the door. */
  cameAt: moment.nullable(),
  /** What the coach said; null while nothing was said. */
  isPresent: z.boolean().nullable(),
  /** What became of the learner's seat; null until it is decided. */
  outcome: z.enum(lessonOutcomes).nullable(),
  feedback: lessonFeedback.nullable(),
  /** The last feedback to this learner from an earlier lesson, of any coach. */
  earlier: lessonFeedback.extend({ startsAt: moment }).nullable(),
})

/** A lesson for its coach. */
export const coachLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  opensAt: moment,
  /** Until then learners cancel free of charge, and the booker of a duo looks for a partner. */
  freeUntil: moment,
  state: z.enum(lessonStates),
  outcome: z.enum(lessonOutcomes).nullable(),
  /** Null unless it is cancelled; `rule` cancels a class or duo with too few learners. */
  cancelledBy: z.enum(cancellers).nullable(),
  /** The last learner cancelled it so late that the coach is paid. */
  isLate: z.boolean(),
  topic: z.string(),
  /** Of a group class. */
  levels: z.object({ from: z.enum(levels), to: z.enum(levels) }).nullable(),
  seats: z.number().int(),
  leastSeats: z.number().int(),
  /** Of this lesson only; null when the coach's own link applies. */
  meetingLink: z.string().nullable(),
  pupils: z.array(pupil),
})
export type CoachLesson = z.infer<typeof coachLesson>

const span = z
  .object({ from: lessonMoment, to: lessonMoment })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= maxLessonDays * 86_400_000, {
    path: ['to'],
  })

export const listCoachLessons = endpoint({
  method: 'GET',
  path: '/coach/lessons',
  summary: 'List your lessons that start in a range of at most 105 days',
  access: only('coach'),
  query: span,
  reply: z.array(coachLesson),
})

const staffLesson = { access: own('the lesson', staff), params: z.object({ id }) } as const
const staffSeat = {
  access: own('the lesson', staff),
  params: z.object({ id, userId: id }),
} as const

export const cancelLessonByStaff = endpoint({
  method: 'POST',
  path: '/coach/lessons/:id/cancel',
  summary: 'Cancel a lesson for the coach or the school; the credits come back',
  ...staffLesson,
  /** For the learners. */
  body: z.object({ reason: plainText(maxReasonLength).trim().default('') }),
  reply: coachLesson,
})

export const lessonLink = z.object({ meetingLink: httpsLink.nullable() })

export const changeLessonLink = endpoint({
  method: 'PUT',
  path: '/coach/lessons/:id/link',
  summary: "Give a lesson that is not over a meeting link of its own; null for the coach's own link",
  ...staffLesson,
  body: lessonLink,
  reply: coachLesson,
})

export const listFreeCoaches = endpoint({
  method: 'GET',
  path: '/coach/lessons/:id/coaches',
  summary: 'List the other coaches who give lessons of this kind and are free at its time',
  ...staffLesson,
  reply: z.array(z.object({ id, name: z.string() })),
})

export const sayWhoCame = endpoint({
  method: 'PUT',
  path: '/coach/lessons/:id/learners/:userId/presence',
  summary: 'Say whether a learner came to the lesson',
  ...staffSeat,
  body: z.object({ isPresent: z.boolean() }),
  reply: coachLesson,
})

export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/coach/lessons/:id/learners/:userId/feedback',
  summary: 'Give a learner feedback on the lesson',
  ...staffSeat,
  body: lessonFeedback,
  reply: coachLesson,
})
