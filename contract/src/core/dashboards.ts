import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, isFresh, moment } from '../fields.ts'
import { asked, coachNow, isUncovered } from '../live-sessions/coach-week.ts'
import { sessionRequests } from '../live-sessions/substitutes.ts'
import { askedLesson } from '../lessons/lesson-requests.ts'
import { moneyState } from '../selling/money-state.ts'

const figure = z.object({
  count: z.number().int(),
  /** Change against 30 days ago, in per cent; null when that count was 0. */
  trend: z.number().int().nullable(),
})
export type Figure = z.infer<typeof figure>

/** Each field is listed, because the JSON serializer supports only plain objects. */
const coachStats = z.object({
  activeCourses: figure,
  learners: figure,
  /** Shown as coaches. */
  teachers: figure,
  telegramChannels: figure,
  totalCourses: figure,
})
const adminStats = coachStats.extend({
  totalUsers: figure,
  totalSoldCourses: figure,
  /** Lessons by appointment that begin in the next 7 days; shown as private lessons. */
  zoomSessions: figure,
})

/** The cards, in order. */
export const coachCards = [
  'activeCourses',
  'learners',
  'teachers',
  'telegramChannels',
  'totalCourses',
] as const satisfies (keyof z.infer<typeof coachStats>)[]
export const adminCards = [...coachCards, 'totalUsers', 'totalSoldCourses', 'zoomSessions'] as const
export type AdminCard = (typeof adminCards)[number]

const activeCourse = z.object({
  id,
  name: z.string(),
  startedOn: z.iso.date(),
  willEndOn: z.iso.date(),
  /** Days after today until the last one. */
  remainingDays: z.number().int(),
  /** Share of the course's days that has passed, 0 to 100. */
  progress: z.number().int(),
})
export type ActiveCourse = z.infer<typeof activeCourse>

const incomingLiveSession = z.object({
  id: z.string(),
  courseId: id,
  name: z.string(),
  zoomLink: z.string(),
  date: moment,
  /** In minutes. */
  duration: z.number().int(),
  isMoved: z.boolean(),
})
export type IncomingLiveSession = z.infer<typeof incomingLiveSession>

/** With what a coach needs at the door. */
const ownLiveSession = incomingLiveSession.extend({
  /** Active seats in the course. */
  seatCount: z.number().int(),
  attendedCount: z.number().int(),
  /** Learners who announced their absence and did not come. */
  absenceCount: z.number().int(),
  asked,
  isUncovered,
})
export type OwnLiveSession = z.infer<typeof ownLiveSession>

/** A lesson by appointment or a group class. */
const incomingLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  /** Of a group class; else empty. */
  topic: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** Learners who have a seat, without those whose account was erased. */
  learners: z.array(z.string()),
  asked,
  isUncovered,
})
export type IncomingLesson = z.infer<typeof incomingLesson>

/** Longest list on a dashboard; the cards count every row. */
export const maxDashboardRows = 50

/** Rows that the lists leave out. */
const more = z.object({ activeCourses: z.number().int(), incomingZoomSessions: z.number().int() })

const lists = {
  /** Sorted by end date. */
  activeCourses: z.array(activeCourse),
  /** Sessions of the next 7 days, including one that is open now. */
  incomingZoomSessions: z.array(incomingLiveSession),
  more,
  /** When the figures were computed. */
  computedAt: moment,
}

export const getAdminDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  summary: 'Get the admin dashboard: counts with trends, running and upcoming courses',
  access: only('admin'),
  query: z.object({ isFresh }),
  reply: z.object({
    stats: adminStats,
    ...lists,
    money: moneyState,
    /** Lessons whose outcome the doors leave open. */
    lessonsToDecide: z.number().int(),
    /** Before the school opens, the home shows the starting list instead. */
    isOpen: z.boolean(),
  }),
})
export type AdminDashboard = z.infer<typeof getAdminDashboard.reply>

export const getCoachDashboard = endpoint({
  method: 'GET',
  path: '/coach/dashboard',
  summary:
    'Get the coach dashboard: what runs now or comes next, what other coaches ask, recordings to listen to, and the same figures for your own courses',
  access: only('coach'),
  reply: z.object({
    stats: coachStats,
    ...lists,
    incomingZoomSessions: z.array(ownLiveSession),
    /** Lessons of the next 7 days, including one that runs now. */
    incomingLessons: z.array(incomingLesson),
    more: more.extend({ incomingLessons: z.number().int() }),
    now: coachNow,
    requests: sessionRequests,
    askedLessons: z.array(askedLesson),
    /** Recordings of learners that wait for the coach's answer. */
    waitingRecordings: z.number().int(),
  }),
})
export type CoachDashboard = z.infer<typeof getCoachDashboard.reply>
