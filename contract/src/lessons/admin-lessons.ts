import { cancellers, lessonKinds, lessonStates, seatStatuses } from '@sohbet/domain/lesson/lesson'
import { decidedOutcomes, lessonOutcomes } from '@sohbet/domain/lesson/rules'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment, plainText } from '../fields.ts'
import { page, searchQuery, tableQuery } from '../paging.ts'
import { lessonMoment } from './coach-lessons.ts'
import { freeTimesOf, freeTimesSpan, maxWish } from './lessons.ts'

const one = { access: only('admin'), params: z.object({ id }) }

/** A lesson for an admin. */
const adminLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  /** The name is empty after the coach's account was erased. */
  coach: z.object({ id, name: z.string() }),
  startsAt: moment,
  endsAt: moment,
  state: z.enum(lessonStates),
  outcome: z.enum(lessonOutcomes).nullable(),
  cancelledBy: z.enum(cancellers).nullable(),
  topic: z.string(),
  /** When the coach went through the door. */
  coachCameAt: moment.nullable(),
  learners: z.array(
    z.object({
      /** Null after the account was erased. */
      userId: id.nullable(),
      name: z.string(),
      status: z.enum(seatStatuses),
      cameAt: moment.nullable(),
      /** What the coach said. */
      isPresent: z.boolean().nullable(),
    }),
  ),
})
export type AdminLesson = z.infer<typeof adminLesson>

export const lessonColumns = {
  sortable: ['startsAt', 'coach', 'kind'],
  searchable: ['learner', 'coach'],
} as const

/** `to_decide`: over, and the doors do not say who came. */
export const lessonFilters = ['ahead', 'over', 'cancelled', 'to_decide'] as const

const filters = {
  coachId: id.optional(),
  userId: id.optional(),
  kind: z.enum(lessonKinds).optional(),
  state: z.enum(lessonFilters).optional(),
  /** Days of the school on which lessons begin, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const listLessons = endpoint({
  method: 'GET',
  path: '/admin/lessons',
  summary: 'List lessons of all coaches; paged',
  access: only('admin'),
  query: tableQuery(lessonColumns).extend(filters),
  reply: page(adminLesson).extend({
    /** Lessons that wait for a decision, whatever the filters. */
    toDecide: z.number().int(),
  }),
})

export const exportLessons = endpoint({
  method: 'GET',
  path: '/admin/lessons/csv',
  summary: 'Export the lessons as CSV',
  access: only('admin'),
  /** The table's search and filters, so that the file holds what the table shows. */
  query: z.object({ ...filters, ...searchQuery(lessonColumns) }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})

export const decideLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/decision',
  summary: 'Decide once who came to a lesson that the doors left unclear',
  ...one,
  body: z.object({ outcome: z.enum(decidedOutcomes) }),
  reply: adminLesson,
})

export const listTimesForLearner = endpoint({
  method: 'GET',
  path: '/admin/lessons/times',
  summary: 'List the moments at which a lesson of a learner can begin, without the least notice',
  access: only('admin'),
  query: freeTimesSpan.safeExtend({
    userId: id,
    kind: z.enum(lessonKinds),
    coachId: id.optional(),
    /** The lesson that is being moved does not stand in its own way. */
    lessonId: id.optional(),
  }),
  reply: freeTimesOf,
})

export const bookForLearner = endpoint({
  method: 'POST',
  path: '/admin/lessons',
  summary: 'Book a lesson for a learner, for one of the learner’s credits',
  access: only('admin'),
  status: 201,
  body: z.object({
    userId: id,
    kind: z.literal('private'),
    coachId: id,
    startsAt: lessonMoment,
    wish: plainText(maxWish).trim().default(''),
  }),
  reply: adminLesson,
})

export const moveForLearner = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/move',
  summary: 'Move a private lesson to another free time of its coach, until it begins',
  ...one,
  body: z.object({ startsAt: lessonMoment }),
  reply: adminLesson,
})

export const handOverLesson = endpoint({
  method: 'POST',
  path: '/admin/lessons/:id/coach',
  summary: 'Hand a lesson over to a coach who is free at its time',
  ...one,
  body: z.object({ coachId: id }),
  reply: adminLesson,
})
