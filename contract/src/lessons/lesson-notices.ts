import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { requestKinds } from '@sohbet/domain/lesson/requests'
import { decidedOutcomes } from '@sohbet/domain/lesson/rules'
import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { otherLessonTime } from './coach-away-notices.ts'

/**
 * The person who changed a session or lesson: a name, or null for the school. Absent in old notifications, and when the
 * reader or a rule changed it.
 */
export const by = { by: z.string().nullable().optional() }
/** `other` is the person on the other side; empty for several. */
const lesson = { lessonId: id, lesson: z.enum(lessonKinds), other: z.string(), startsAt: moment }
/** Further lessons of the same change. */
const moreLessons = z.array(z.object({ lesson: z.enum(lessonKinds), startsAt: moment })).optional()

export const lessonCancelled = z.object({
  kind: z.literal('lesson_cancelled'),
  ...lesson,
  isCreditBack: z.boolean(),
  /** The reader cancelled late and lost the credit. */
  isLate: z.literal(true).optional(),
  /** Only the seat of the reader is cancelled: the lesson takes place with the others. */
  goesOn: z.boolean().optional(),
  /** What the canceller writes to the others. */
  reason: z.string().optional(),
  /** What the learner can book in its place. */
  others: z.array(otherLessonTime).optional(),
  more: moreLessons,
  ...by,
})

export const lessonDeclined = z.object({
  kind: z.literal('lesson_declined'),
  ...lesson,
  what: z.enum(requestKinds),
  more: moreLessons,
})

export const lessonHandedOver = z.object({
  kind: z.literal('lesson_handed_over'),
  ...lesson,
  reader: z.enum(['learner', 'leaves', 'takes']),
  more: moreLessons,
  ...by,
})

/** The data of notifications about lessons by appointment. */
export const lessonNotices = [
  z.object({ kind: z.literal('lesson_booked'), ...lesson }),
  z.object({
    kind: z.literal('lesson_moved'),
    ...lesson,
    before: moment,
    /** The time stays, and a duo is now a private lesson of this length. */
    privateMinutes: z.number().int().optional(),
    ...by,
  }),
  lessonCancelled,
  z.object({ kind: z.literal('lesson_soon'), ...lesson }),
  z.object({ kind: z.literal('lesson_proposed'), ...lesson, before: moment }),
  z.object({ kind: z.literal('lesson_asked'), ...lesson }),
  lessonDeclined,
  lessonHandedOver,
  z.object({
    kind: z.literal('lesson_decided'),
    ...lesson,
    outcome: z.enum(decidedOutcomes),
    isCreditBack: z.boolean(),
  }),
  z.object({ kind: z.literal('lesson_feedback'), ...lesson }),
  /** `other` of the following is the other learner of a duo; of a group class it is empty. */
  z.object({ kind: z.literal('partner_invited'), ...lesson, coach: z.string() }),
  z.object({
    kind: z.literal('partner_answered'),
    ...lesson,
    /** `left`: in time, so the seat is empty again; `left_late`: the lesson goes on. */
    answer: z.enum(['accepted', 'declined', 'left', 'left_late']),
  }),
  z.object({ kind: z.literal('duo_asked'), ...lesson, freedAt: moment }),
  z.object({ kind: z.literal('duo_freed'), ...lesson }),
  z.object({ kind: z.literal('group_cancelled'), ...lesson, topic: z.string(), isCreditBack: z.boolean() }),
] as const
