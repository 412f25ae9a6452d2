import { lineActions } from '@sohbet/domain/enrollment/line'
import { plans } from '@sohbet/domain/enrollment/plan'
import { z } from 'zod'
import { courseFields } from '../catalogue/course-fields.ts'
import { course } from '../catalogue/courses.ts'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { countFrom, id, moment, requiredText } from '../fields.ts'

const ofCourse = { params: z.object({ courseId: id }) }
const ofLearner = { params: z.object({ courseId: id, userId: id }) }
const maxReason = 500
const maxPlace = 100_000

/** Kept with the change and part of the learner's data export. */
const reason = requiredText(maxReason, say('A reason is required'))

const waitingLearner = z.object({
  userId: id,
  username: z.string(),
  email: z.string(),
  place: z.number().int(),
  plan: z.enum(plans),
  since: moment,
  /** Offers of this course that the learner let lapse. */
  lapsedOffers: z.number().int(),
  isMovedUp: z.boolean(),
  /** Why no seat can be held for the learner now; null when one can. */
  obstacle: z
    .enum(['NOT_A_LEARNER', 'LEARNER_SUSPENDED', 'LEARNER_ENROLLED', 'LEARNER_HOLDS_TOO_MANY'])
    .nullable(),
})
export type WaitingLearner = z.infer<typeof waitingLearner>

const lineEntry = z.object({
  id,
  action: z.enum(lineActions),
  username: z.string(),
  /** Null after the admin's account was erased. */
  by: z.string().nullable(),
  fromPlace: z.number().int(),
  toPlace: z.number().int().nullable(),
  reason: z.string(),
  createdAt: moment,
})
export type LineEntry = z.infer<typeof lineEntry>

const line = z.object({
  /** In order. */
  learners: z.array(waitingLearner),
  spotsLeft: z.number().int(),
  /** Why the course has no seat to offer now; null when it has one. */
  obstacle: z.enum(['COURSE_NOT_FOUND', 'COURSE_STARTED', 'COURSE_FULL']).nullable(),
  /** The latest changes by admins, newest first. */
  history: z.array(lineEntry),
})
export type Line = z.infer<typeof line>

export const getLine = endpoint({
  method: 'GET',
  path: '/enrollments/waiting-list/:courseId',
  summary: 'Get the waiting list of a course in order, with the latest changes by admins',
  access: only('admin'),
  ...ofCourse,
  reply: line,
})

export const placeMove = z.object({
  /** The new place, from 1. */
  place: countFrom(say('Place is required'), { min: 1, max: maxPlace }),
  reason,
})

export const moveUpInLine = endpoint({
  method: 'POST',
  path: '/enrollments/waiting-list/:courseId/:userId/move-up',
  summary: 'Move a waiting learner further up',
  access: only('admin'),
  ...ofLearner,
  body: placeMove,
  reply: line,
})

export const withReason = z.object({ reason })

export const removeFromLine = endpoint({
  method: 'POST',
  path: '/enrollments/waiting-list/:courseId/:userId/remove',
  summary: 'Remove a learner from the waiting list; the learner is notified of the reason',
  access: only('admin'),
  ...ofLearner,
  body: withReason,
  reply: line,
})

export const offerSeatNow = endpoint({
  method: 'POST',
  path: '/enrollments/waiting-list/:courseId/:userId/offer',
  summary: 'Hold a free seat for a waiting learner for 24 hours, out of turn',
  access: only('admin'),
  ...ofLearner,
  body: withReason,
  reply: line,
})

export const secondGroup = z.object({
  name: courseFields.shape.name,
  startDate: courseFields.shape.startDate,
  /** Offers its seats at once. Otherwise the group is closed to enrolments until an admin opens it. */
  isOpen: z.boolean(),
})

export const openSecondGroup = endpoint({
  method: 'POST',
  path: '/courses/:id/second-group',
  summary: 'Open a second group like this course for its waiting list',
  access: only('admin'),
  status: 201,
  params: z.object({ id }),
  body: secondGroup,
  reply: z.object({
    course,
    /** Learners for whom a seat is held now, and those who wait on. */
    offered: z.number().int(),
    waiting: z.number().int(),
  }),
})
