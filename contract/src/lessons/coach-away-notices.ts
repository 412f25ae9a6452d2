import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { id, moment } from '../fields.ts'

/** A free time that a learner can book in place of a cancelled lesson. */
export const otherLessonTime = z.object({
  lesson: z.enum(lessonKinds),
  coachId: id,
  coach: z.string(),
  startsAt: moment,
})
export type OtherLessonTime = z.infer<typeof otherLessonTime>

/** A session of a course, or a lesson, at its old time. */
const item = z.object({
  course: z.string().nullable(),
  lesson: z.enum(lessonKinds).nullable(),
  startsAt: moment,
})
const changedItem = item.extend({
  /** `asked`: another coach is asked to teach it; `left`: nobody teaches it yet. */
  change: z.enum(['cancelled', 'moved', 'proposed', 'asked', 'left']),
  /** The new or proposed time. */
  to: moment.optional(),
  /** The asked coach. */
  asked: z.string().optional(),
  /** The credit, or the ticket of a guest. */
  isPaidBack: z.boolean().optional(),
  /** What the learner can book in place of a cancelled lesson. */
  others: z.array(otherLessonTime).optional(),
})
export type AwayItem = z.infer<typeof changedItem>

/** One notice for everything that the absence of a coach changes for a person. It names no reason of the absence. */
export const coachAwayNotice = {
  coachId: id,
  coach: z.string(),
  /** Null when the school entered it. */
  by: z.string().nullable(),
  from: moment,
  until: moment,
  /** A learner; a coach who is asked; the coach who is away, and the school. */
  reader: z.enum(['learner', 'asked', 'coach', 'school']),
  items: z.array(changedItem),
  /** What the coach writes to the learners. */
  reason: z.string().optional(),
}

/** Nobody teaches these yet, and they begin soon. */
export const withoutCoachNotice = {
  coachId: id,
  coach: z.string(),
  /** Missing in older notices, which name the coach to every reader. */
  reader: z.enum(['coach', 'school']).optional(),
  items: z.array(item.extend({ asked: z.string().nullable() })),
}
