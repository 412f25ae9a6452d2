import { lessonKinds, lessonStates } from '@sohbet/domain/lesson/lesson'
import { levels } from '@sohbet/domain/level-test/level'
import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { liveSessionStates } from '@sohbet/domain/live-session/rules'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { coachLesson, lessonMoment } from '../lessons/coach-lessons.ts'

/** Longest period of one request: a week in any zone, also when the clocks change. */
const maxDays = 8

const count = z.number().int()

/** `userId` is null when the caller does not see the page of the learner, as a substitute. */
const namedLearner = z.object({ userId: id.nullable(), name: z.string() })

/**
 * The caller teaches it but is away then, and no other coach is asked. Always false for a second
 * coach, and for what is cancelled.
 */
export const isUncovered = z.boolean()

/** The name of another coach who is asked to teach it and has not answered yet. */
export const asked = z.string().nullable()

const weekSession = z.object({
  id: z.string(),
  kind: z.enum(sessionKinds),
  courseId: id,
  courseName: z.string(),
  typeName: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** The meeting is open from this moment until the end. */
  opensAt: moment,
  /** In minutes. */
  duration: count,
  state: z.enum(liveSessionStates),
  isMoved: z.boolean(),
  zoomLink: z.string(),
  /** The course's module on that day; null before the first one. */
  module: z.object({ moduleNo: count, moduleName: z.string() }).nullable(),
  /** Learners of the course, and learners of other courses. */
  seatCount: count,
  guestCount: count,
  /** Learners who announced their absence and did not come. */
  absent: z.array(namedLearner),
  asked,
  isUncovered,
})
export type WeekSession = z.infer<typeof weekSession>

const weekLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  startsAt: moment,
  endsAt: moment,
  opensAt: moment,
  state: z.enum(lessonStates),
  /** Topic, levels and seats of a group class. */
  topic: z.string(),
  levels: z.object({ from: z.enum(levels), to: z.enum(levels) }).nullable(),
  seats: count,
  /** The name is empty after the account was erased. */
  learners: z.array(namedLearner.extend({ level: z.enum(levels).nullable() })),
  asked,
  isUncovered,
})
export type WeekLesson = z.infer<typeof weekLesson>

export const getCoachWeek = endpoint({
  method: 'GET',
  path: '/coach/week',
  summary:
    'Get your live sessions and lessons that start in a range of at most 8 days, its days off and your times away',
  access: only('coach'),
  query: z
    .object({ from: lessonMoment, to: lessonMoment })
    .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= maxDays * 86_400_000, {
      path: ['to'],
    }),
  reply: z.object({
    sessions: z.array(weekSession),
    lessons: z.array(weekLesson),
    /** Days of the school without lessons: a holiday by its name, or the coach's own day off. */
    daysOff: z.array(z.object({ day: z.iso.date(), holiday: z.string().nullable() })),
    /** When the coach is away, by time; those that reach into the range. */
    aways: z.array(z.object({ startsAt: moment, endsAt: moment })),
  }),
})
export type CoachWeek = z.infer<typeof getCoachWeek.reply>

/** The session that runs or comes next, with what its coach prepares for. */
const nextSession = weekSession.extend({
  attendedCount: count,
  absences: z.array(namedLearner.extend({ reason: z.string() })),
  /** Learners who got their seat after the last session; empty before the second session. */
  newcomers: z.array(namedLearner),
  /** Notes of this session, and of the last one of the course in the 5 weeks before. */
  notes: z.string(),
  last: z.object({ id: z.string(), startsAt: moment, notes: z.string() }).nullable(),
})
export type NextSession = z.infer<typeof nextSession>

const nextLesson = coachLesson.extend({ asked, isUncovered })
export type NextLesson = z.infer<typeof nextLesson>

/** The session and the lesson that run now or come next in 7 days. */
export const coachNow = z.object({
  session: nextSession.nullable(),
  lesson: nextLesson.nullable(),
})
export type CoachNow = z.infer<typeof coachNow>
