import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { by, lessonCancelled, lessonDeclined, lessonHandedOver } from '../lessons/lesson-notices.ts'

export const course = { courseId: id, course: z.string() }
export const session = { ...course, sessionId: z.string(), startsAt: moment }
/** Further sessions of the same change. */
const more = z.array(z.object(session)).optional()

export const coachChanged = z.object({
  kind: z.literal('coach_changed'),
  ...course,
  /**
   * What it means for the reader: a coach who starts or stops, is now the first one (`leads`) or was the first one and is
   * now the second one (`follows`). `learner` is also a coach who stays in place.
   */
  reader: z.enum(['starts', 'stops', 'leads', 'follows', 'learner']),
  /**
   * For `learner`: the new coach, or the old one when there is no new one. `leads`: the first coach until now. `follows`:
   * the first coach from now on.
   */
  coach: z.string().nullable(),
  isGone: z.boolean(),
  /** The new coach is the second one. */
  isSecond: z.literal(true).optional(),
  /** Further courses of the same change. */
  more: z.array(z.object(course)).optional(),
})

/** `other` is the coach who declined. */
export const sessionDeclined = z.object({
  kind: z.literal('session_declined'),
  ...session,
  other: z.string(),
  more,
})

/** `other` is the coach who now teaches it; for `takes` the coach who taught it. */
export const sessionHandedOver = z.object({
  kind: z.literal('session_handed_over'),
  ...session,
  other: z.string(),
  reader: z.enum(['class', 'leaves', 'takes']),
  more,
  ...by,
})

/** One notice for all that a new coach changes for a person, when it is of several kinds. */
export const coachReplaced = z.object({
  kind: z.literal('coach_replaced'),
  parts: z.array(
    z.discriminatedUnion('kind', [
      coachChanged,
      sessionHandedOver,
      lessonHandedOver,
      lessonCancelled,
      sessionDeclined,
      lessonDeclined,
    ]),
  ),
})
export type ReplacedPart = z.infer<typeof coachReplaced>['parts'][number]
