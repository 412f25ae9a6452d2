import { currencies } from '@sohbet/domain/course/price'
import { courseOutcomes } from '@sohbet/domain/course/outcome'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { guestWays } from '@sohbet/domain/guest/guest-seat'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { day, id, moment } from '../fields.ts'
import { shownLesson } from '../lessons/lesson-door.ts'
import { learnerProgress } from '../people/users.ts'
import { courseFit } from '../selling/course-fit.ts'
import { sessionCoach } from '../live-sessions/session-coach.ts'
import { earlyBird } from '../campaigns/early-bird.ts'
import { enrollment } from '../selling/enrollments.ts'
import { levelTestSize, scoreProgress } from '../level-tests/level-test-attempts.ts'
import { learnerWeek } from './learner-week.ts'
import { courseProgress, currentModule } from './progress.ts'
import { groupPresence } from '../telegram-groups/telegram-groups.ts'

/** The first courses of the list at /learner/courses; those that fit come first. */
const enrollableCourse = z.object({
  id,
  name: z.string(),
  description: z.string(),
  startDate: day,
  endDate: day,
  price: z.number(),
  currency: z.enum(currencies),
  earlyBird,
  maxEnrollments: z.number().int(),
  currentEnrollments: z.number().int(),
  ...courseFit.shape,
})

const enrolledCourse = z.object({
  id,
  enrollmentId: id,
  name: z.string(),
  startDate: day,
  endDate: day,
  enrollmentStatus: z.enum(enrollmentStatuses),
  /** What an unpaid seat costs, and how long it is held. */
  ...enrollment.pick({ source: true, amount: true, currency: true, heldUntil: true }).shape,
  ...courseProgress.pick({ currentModule: true, moduleCount: true, completedModules: true }).shape,
  /** Where the learner resumes: the current module, or an earlier one that is not completed. */
  nextModule: currentModule,
  /** The school has cancelled the course. */
  isCancelled: z.boolean(),
  /** Until when the learner chooses another course or the refund; null without such a choice. */
  chooseUntil: moment.nullable(),
  /** What became of it after the end; null before, and while it may still become completed. */
  outcome: z.enum(courseOutcomes).nullable(),
  /** The learner has the certificate of completion, or the one of attendance of a course that they only attended. */
  isCertified: z.boolean(),
})

const telegramGroup = z.object({
  id,
  courseId: id,
  courseName: z.string(),
  name: z.string(),
  /** Null until an admin sets it. */
  link: z.string().nullable(),
  memberCount: z.number().int(),
  ...groupPresence.shape,
})

const dashboardLiveSession = z.object({
  id: z.string(),
  courseId: id,
  /** The course's name. */
  name: z.string(),
  /** The module of that day; null when the course has no modules. */
  topic: z.string().nullable(),
  /** Null after the account was erased. */
  coach: sessionCoach.nullable(),
  date: moment,
  /** In minutes. */
  duration: z.number().int(),
  opensAt: moment,
  isMoved: z.boolean(),
  /** Our own join URL, which redirects to the meeting while it is open. */
  zoomLink: z.string(),
  isAbsenceAnnounced: z.boolean(),
  kind: z.enum(sessionKinds),
  /** What the learner's guest seat costs; null in a session of an own course. */
  guestWay: z.enum(guestWays).nullable(),
})
export type DashboardLiveSession = z.infer<typeof dashboardLiveSession>

export const learnerDashboard = z.object({
  /** The week of the learner; null when they switched it off. */
  week: learnerWeek.nullable(),
  /** The level test to take or resume; null when there is none. */
  levelTest: levelTestSize.nullable(),
  enrollableCourses: z.array(enrollableCourse),
  /** Whether the school has waiting lists for full courses. */
  hasWaitingList: z.boolean(),
  /** Pending and active enrolments: those with an open choice, then the soonest to end first, then the ended ones. */
  enrolledCourses: z.array(enrolledCourse),
  resources: z.array(
    z.object({ id, title: z.string(), description: z.string(), type: z.enum(resourceTypes) }),
  ),
  /** The group of the course with the soonest session. */
  telegramGroup: telegramGroup.nullable(),
  telegramGroups: z.array(telegramGroup),
  /** The next sessions, soonest first, including a running one. */
  incomingZoomSessions: z.array(dashboardLiveSession),
  /** The next lessons by appointment, soonest first, including a running one. */
  lessons: z.array(shownLesson),
  /** Newest first. */
  replays: z.array(
    z.object({ id: z.string(), courseId: id, name: z.string(), date: moment, replayLink: z.string() }),
  ),
  /** Rows that the lists leave out. */
  more: z.object({
    enrollableCourses: z.number().int(),
    resources: z.number().int(),
    incomingZoomSessions: z.number().int(),
    replays: z.number().int(),
  }),
  /** Cards that are due for review. */
  dueCards: z.number().int(),
  progress: learnerProgress,
  /** Of the level test; null before a second one. */
  scoreProgress: scoreProgress.nullable(),
  learnerAnalytics: z.object({
    /** Hours in live sessions, lessons and videos, to one decimal. */
    totalHours: z.number(),
    /** Sessions joined over sessions held, in per cent; null when none was held. */
    participationRate: z.number().int().nullable(),
    completedModules: z.number().int(),
  }),
})
export type LearnerDashboard = z.infer<typeof learnerDashboard>

export const getLearnerDashboard = endpoint({
  method: 'GET',
  path: '/learner-global/dashboard',
  summary: 'Get the learner dashboard: courses, sessions, groups, resources and progress',
  access: only('learner'),
  reply: learnerDashboard,
})
