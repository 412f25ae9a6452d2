import { currencies } from '@sohbet/domain/course/price'
import { choiceAnswers } from '@sohbet/domain/enrollment/choice'
import { z } from 'zod'
import { zoomTime } from '../catalogue/course-parts.ts'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from '../say.ts'
import { day, id, moment, requiredText } from '../fields.ts'
import { enrollment } from './enrollments.ts'
import { enrollmentForAdmin } from './enrollments-admin.ts'

const one = { params: z.object({ id }) }

/** A course to which an enrolment can move. */
const moveTarget = z.object({
  id,
  name: z.string(),
  startDate: day,
  endDate: day,
  zoomTimes: z.array(zoomTime),
  spotsLeft: z.number().int(),
  currency: z.enum(currencies),
  /** What the enrolment costs more there; negative when it costs less. */
  difference: z.number(),
  /** What goes back to the learner. */
  refund: z.number(),
  /** The learner's other courses with sessions at the same time. */
  clashes: z.array(z.string()),
})
export type MoveTarget = z.infer<typeof moveTarget>

export const listMoveTargets = endpoint({
  method: 'GET',
  path: '/enrollments/:id/move-targets',
  summary: 'List the courses of the same type to which an active enrolment can move',
  access: only('admin'),
  ...one,
  reply: z.array(moveTarget),
})

export const moveEnrollment = endpoint({
  method: 'POST',
  path: '/enrollments/:id/move',
  summary:
    'Move an active enrolment to another course of the same type, with its money, credits and progress',
  access: only('admin'),
  ...one,
  body: z.object({
    courseId: id,
    /** The school does not charge a higher price. */
    isWaived: z.boolean().default(false),
    /** The difference on the caller's screen. When it has changed, the call changes nothing. */
    difference: z.number().optional(),
  }),
  reply: enrollmentForAdmin,
})

export const cancelCourse = endpoint({
  method: 'POST',
  path: '/courses/:id/cancel',
  summary: 'Cancel a course: its learners choose within 7 days between another course and the refund',
  access: only('admin'),
  ...one,
  body: z.object({ reason: requiredText(500, say('A reason is required')) }),
  reply: z.object({ learners: z.number().int(), waiting: z.number().int() }),
})

const answered = z.object({
  enrollmentId: id,
  /** Null after the account was erased. */
  user: z.object({ id, username: z.string(), email: z.string() }).nullable(),
  /** Null while the choice is open. */
  answer: z.enum(choiceAnswers).nullable(),
  answeredAt: moment.nullable(),
  movedTo: z.string().nullable(),
  refund: z.number(),
  currency: z.enum(currencies),
})
export type CancellationAnswer = z.infer<typeof answered>

export const getCourseCancellation = endpoint({
  method: 'GET',
  path: '/courses/:id/cancellation',
  summary: 'Whether a course is cancelled, why, and what its learners chose',
  access: only('admin'),
  ...one,
  reply: z.object({
    cancelledAt: moment.nullable(),
    reason: z.string().nullable(),
    chooseUntil: moment.nullable(),
    answers: z.array(answered),
  }),
})
export type CourseCancellation = z.infer<typeof getCourseCancellation.reply>

const ownEnrollment = { access: own('the enrolment', { who: ['learner'] }) }

export const getCancellationChoice = endpoint({
  method: 'GET',
  path: '/enrollments/:id/choice',
  summary: 'The choice of a learner whose course was cancelled: other courses, or the refund',
  ...ownEnrollment,
  ...one,
  reply: z.object({
    reason: z.string(),
    chooseUntil: moment,
    refund: z.number(),
    currency: z.enum(currencies),
    courses: z.array(moveTarget),
  }),
})
export type CancellationChoice = z.infer<typeof getCancellationChoice.reply>

export const chooseAfterCancellation = endpoint({
  method: 'POST',
  path: '/enrollments/:id/choice',
  summary: 'Move to another course after a cancellation, or take the refund',
  ...ownEnrollment,
  ...one,
  body: z.object({
    /** Absent for the refund. */
    courseId: id.optional(),
  }),
  reply: enrollment.extend({ refund: z.number() }),
})
