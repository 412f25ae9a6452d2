import { currencies } from '@sohbet/domain/course/price'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { courseProgress, currentModule } from './progress.ts'

const day = z.iso.date()

/** The first of those that /learner/courses lists in full. */
const enrollableCourse = z.object({
  id,
  name: z.string(),
  description: z.string(),
  startDate: day,
  endDate: day,
  price: z.number(),
  currency: z.enum(currencies),
  maxEnrollments: z.number().int(),
  currentEnrollments: z.number().int(),
})

const enrolledCourse = z.object({
  id,
  enrollmentId: id,
  name: z.string(),
  startDate: day,
  endDate: day,
  enrollmentStatus: z.enum(enrollmentStatuses),
  ...courseProgress.pick({ currentModule: true, moduleCount: true, completedModules: true }).shape,
  /** Where the learner goes on: with the current one, or one before it that is not done. */
  nextModule: currentModule,
})

const telegramGroup = z.object({
  id,
  courseId: id,
  courseName: z.string(),
  name: z.string(),
  /** Null until the school has set it. */
  link: z.string().nullable(),
  memberCount: z.number().int(),
})

export const dashboardSession = z.object({
  id: z.string(),
  courseId: id,
  /** The course's. */
  name: z.string(),
  date: moment,
  /** In minutes. */
  duration: z.number().int(),
  opensAt: moment,
  isMoved: z.boolean(),
  /** Our own address, which leads to the meeting while it is open. */
  zoomLink: z.string(),
  isAbsenceAnnounced: z.boolean(),
})
export type DashboardSession = z.infer<typeof dashboardSession>

export const learnerDashboard = z.object({
  enrollableCourses: z.array(enrollableCourse),
  /** Pending and active ones, the soonest to end first; at the end those that are over. */
  enrolledCourses: z.array(enrolledCourse),
  resources: z.array(
    z.object({ id, title: z.string(), description: z.string(), type: z.enum(resourceTypes) }),
  ),
  /** That of the course with the soonest session. */
  telegramGroup: telegramGroup.nullable(),
  telegramGroups: z.array(telegramGroup),
  /** The next ones, soonest first; one that is going on is among them. */
  incomingZoomSessions: z.array(dashboardSession),
  /** The newest, which come first. */
  replays: z.array(
    z.object({ id: z.string(), courseId: id, name: z.string(), date: moment, replayLink: z.string() }),
  ),
  learnerAnalytics: z.object({
    /** In live sessions and videos, to one decimal. */
    totalHours: z.number(),
    /** Sessions joined over sessions held, in per cent; null while none was held. */
    participationRate: z.number().int().nullable(),
    completedModules: z.number().int(),
  }),
})
export type LearnerDashboard = z.infer<typeof learnerDashboard>

export const getLearnerDashboard = endpoint({
  method: 'GET',
  path: '/learner-global/dashboard',
  summary: 'What a learner sees first: courses, sessions, groups, resources and how far they are',
  access: only('learner'),
  reply: learnerDashboard,
})
