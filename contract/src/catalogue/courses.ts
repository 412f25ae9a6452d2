import { daysOfWeek } from '@sohbet/domain/calendar'
import { currencies } from '@sohbet/domain/course/price'
import { courseStatuses } from '@sohbet/domain/course/status'
import { maxZoomTimes } from '@sohbet/domain/course/zoom-times'
import { z } from 'zod'
import { courseFields } from './course-fields.ts'
import { zoomTime } from './course-parts.ts'
import { endpoint, only } from '../endpoint.ts'
import { day, id, moment, noId, revision } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'
import { ownTelegramGroup } from '../telegram-groups/telegram-groups.ts'

const one = { params: z.object({ id }) }

/** A row of the course list. */
export const courseRow = z.object({
  id,
  name: z.string(),
  typeId: id,
  typeName: z.string(),
  startDate: day,
  endDate: day,
  status: z.enum(courseStatuses),
  primaryCoachId: id,
  primaryCoachName: z.string().nullable(),
  price: z.number(),
  currency: z.enum(currencies),
  maxEnrollments: z.number().int(),
  currentEnrollments: z.number().int(),
  isActive: z.boolean(),
  isClosedToEnrolments: z.boolean(),
  /** The school has cancelled it. */
  isCancelled: z.boolean(),
})
export type CourseRow = z.infer<typeof courseRow>

/** The whole course for staff. Only staff see the raw meeting link. */
export const course = courseRow.extend({
  description: z.string(),
  descriptionEn: z.string(),
  secondaryCoachId: id.nullable(),
  maxInstalments: z.number().int(),
  /** People in a session, guests included; null: as many as enrol. */
  capacity: z.number().int().nullable(),
  /** Null without an early-bird price. */
  earlyBirdPrice: z.number().nullable(),
  earlyBirdUntil: day.nullable(),
  moduleDuration: z.number().int(),
  moduleCount: z.number().int(),
  prerequisites: z.object({ levelTestScore: z.number().int(), requiredCourseTypeId: id.nullable() }),
  zoomLink: z.string(),
  zoomTimes: z.array(zoomTime),
  revision,
})
export type Course = z.infer<typeof course>

export const courseColumns = {
  sortable: ['name', 'startDate', 'endDate', 'currentEnrollments', 'status', 'isActive'],
  searchable: ['name', 'typeName', 'primaryCoachName'],
} as const

export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  summary: 'List courses, paged; includes deleted ones unless isActive=true',
  access: only('admin'),
  query: tableQuery(courseColumns).extend({
    typeId: id.optional(),
    /** As primary coach. */
    coachId: id.optional(),
    status: z.enum(courseStatuses).optional(),
    isActive: z.stringbool().optional(),
  }),
  reply: page(courseRow),
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/courses/:id',
  summary:
    'Get a course; learners also get the link of the next session and their group, coaches only see their own courses',
  access: only('admin', 'coach', 'learner'),
  ...one,
  reply: course.partial({ zoomLink: true }).extend({
    /** Only in a learner's reply: the learner's own group with its link. */
    telegramGroup: ownTelegramGroup.nullable().optional(),
  }),
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/courses',
  summary: 'Create a course; the server computes status and enrolments',
  access: only('admin'),
  status: 201,
  body: courseFields.safeExtend({ id: noId }),
  reply: course,
})

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/courses/:id',
  summary: 'Change a course',
  access: only('admin'),
  ...one,
  body: courseFields,
  reply: course,
})

/** A session that the new timetable does not have, although people changed it or announced an absence. */
const lostLiveSession = z.object({
  id: z.string(),
  plannedAt: moment,
  startsAt: moment,
  isMoved: z.boolean(),
  isCancelled: z.boolean(),
  /** It has been moved or cancelled, or got a length, a link or notes of its own. */
  isChanged: z.boolean(),
  absenceCount: z.number().int(),
})
export type LostLiveSession = z.infer<typeof lostLiveSession>

const courseChange = z.object({
  /** The saved timetable and coaches. */
  before: course.pick({
    startDate: true,
    endDate: true,
    zoomTimes: true,
    primaryCoachId: true,
    secondaryCoachId: true,
  }),
  /** Learners and coaches who get a notice. */
  learnerCount: z.number().int(),
  coachCount: z.number().int(),
  lost: z.array(lostLiveSession),
})
export type CourseChange = z.infer<typeof courseChange>

export const previewCourseChange = endpoint({
  method: 'POST',
  path: '/courses/:id/preview',
  summary: 'Preview how many people a change of a course notifies, and which changed sessions it drops',
  access: only('admin'),
  ...one,
  body: courseFields,
  reply: courseChange,
})

/** The state on the caller's screen. When it is no longer current, the call changes nothing. */
const expected = z.object({ expected: z.boolean().optional() }).nullish()

export const toggleCourseActive = endpoint({
  method: 'PATCH',
  path: '/courses/:id/toggle-active',
  summary: 'Delete or restore an upcoming course without enrolments',
  access: only('admin'),
  ...one,
  body: expected,
  reply: course,
})

export const toggleCourseEnrollment = endpoint({
  method: 'PATCH',
  path: '/courses/:id/toggle-enrollment',
  summary: 'Close or reopen enrolments of an upcoming course',
  access: only('admin'),
  ...one,
  body: expected,
  reply: course,
})

export const copyCourse = endpoint({
  method: 'POST',
  path: '/courses/:id/copy',
  summary: 'Copy a course; the copy starts after this one ends',
  access: only('admin'),
  status: 201,
  ...one,
  reply: course,
})

export const findCoachConflicts = endpoint({
  method: 'POST',
  path: '/courses/coach-conflicts',
  summary: 'List sessions of other courses that overlap for a coach',
  access: only('admin'),
  body: z.object({
    /** The course that is being edited; it does not conflict with itself. */
    courseId: id.nullish(),
    coachIds: z.array(id).min(1).max(2),
    startDate: day,
    endDate: day,
    zoomTimes: z.array(zoomTime).max(maxZoomTimes),
  }),
  reply: z.array(
    z.object({
      coachName: z.string().nullable(),
      courseId: id,
      courseName: z.string(),
      dayOfWeek: z.enum(daysOfWeek),
      hour: z.number().int(),
      minute: z.number().int(),
      duration: z.number().int(),
    }),
  ),
})
