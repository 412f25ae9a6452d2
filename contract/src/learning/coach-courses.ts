import { courseStatuses } from '@sohbet/domain/course/status'
import { defaultMonthRange, monthRanges } from '@sohbet/domain/figures/periods'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { id, moment } from '../fields.ts'

const count = z.number().int()
const percentage = z.number().int()

const coachCourse = z.object({
  id,
  name: z.string(),
  typeId: id,
  typeName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(courseStatuses),
  isCancelled: z.boolean(),
  /** Share of the course's days that has passed, 0 to 100. */
  progress: percentage,
  /** Whether the caller is the primary coach. */
  isPrimary: z.boolean(),
  learnerCount: count,
  seats: count,
  /** Learners without activity for 10 days. */
  inactiveCount: count,
})
export type CoachCourse = z.infer<typeof coachCourse>

export const listCoachCourses = endpoint({
  method: 'GET',
  path: '/coach/courses',
  summary: 'List your courses as a coach: running, then upcoming, then completed, then cancelled',
  access: only('coach'),
  reply: z.array(coachCourse),
})

const rosterModule = z.object({
  id,
  order: z.number().int(),
  name: z.string(),
  /** Whether the course has reached it. */
  isDue: z.boolean(),
  hasQuiz: z.boolean(),
  /** Learners who completed it. */
  completedCount: count,
  /** Average result of its quiz in per cent; null when no learner took it. */
  averageResult: percentage.nullable(),
})
export type RosterModule = z.infer<typeof rosterModule>

const rosterLearner = z.object({
  userId: id,
  username: z.string(),
  level: z.enum(levels).nullable(),
  /** When the learner got the seat. */
  since: moment,
  completedModules: count,
  /** Completed modules over due modules, in per cent. */
  progress: percentage,
  averageResult: percentage.nullable(),
  /** Sessions held since the learner joined. */
  heldSessions: count,
  attendedSessions: count,
  lastActiveAt: moment.nullable(),
  isInactive: z.boolean(),
  /** The learner's best result of each quiz. */
  results: z.array(z.object({ moduleId: id, result: percentage })),
})
export type RosterLearner = z.infer<typeof rosterLearner>

export const getCoachCourse = endpoint({
  method: 'GET',
  path: '/coach/courses/:id',
  summary: 'Get a course with its learners, their progress and whether they are inactive',
  access: own('the course', staff),
  params: z.object({ id }),
  reply: coachCourse.extend({
    coachNames: z.array(z.string()),
    moduleCount: count,
    currentModule: z.object({ moduleNo: count, moduleName: z.string() }).nullable(),
    modules: z.array(rosterModule),
    /** Coaches see the learners until 30 days after the course. Afterwards the list is empty. */
    seesLearners: z.boolean(),
    learners: z.array(rosterLearner),
  }),
})
export type CoachCourseDetails = z.infer<typeof getCoachCourse.reply>

export const getCoachStatistics = endpoint({
  method: 'GET',
  path: '/coach/statistics',
  summary: 'Get your live sessions and attendance by month, and the figures of your courses',
  access: only('coach'),
  query: z.object({ months: z.enum(monthRanges).default(defaultMonthRange) }),
  reply: z.object({
    range: z.object({ from: z.iso.date(), to: z.iso.date() }),
    /** Every month of the range, with the sessions that were held. */
    sessionsMonthly: z.array(
      z.object({
        month: z.string(),
        sessions: count,
        hours: z.number(),
        /** Seats in these sessions, and how many attended. */
        expected: count,
        attended: count,
        attendanceRate: percentage.nullable(),
        /** Of these sessions, those taught in place of another coach. */
        asSubstitute: count,
        /** Sessions of own courses that a substitute taught; they count for the substitute. */
        bySubstitute: count,
      }),
    ),
    /** Every month of the range, with the lessons by appointment. */
    lessonsMonthly: z.array(
      z.object({
        month: z.string(),
        taught: count,
        /** Of the taught lessons. */
        hours: z.number(),
        learnerAbsent: count,
        coachAbsent: count,
      }),
    ),
    courses: z.array(
      z.object({
        courseId: id,
        name: z.string(),
        status: z.enum(courseStatuses),
        learnerCount: count,
        /** Completed modules over due modules, over all learners. */
        progress: percentage,
        averageResult: percentage.nullable(),
        attendanceRate: percentage.nullable(),
        inactiveCount: count,
      }),
    ),
  }),
})
export type CoachStatistics = z.infer<typeof getCoachStatistics.reply>

const coachTables = ['sessions', 'lessons', 'courses'] as const
export type CoachTable = (typeof coachTables)[number]

export const exportCoachStatistics = endpoint({
  method: 'GET',
  path: '/coach/statistics/export',
  summary: 'Export a table of your statistics as CSV; cells that look like formulas are marked as text',
  access: only('coach'),
  query: z.object({ table: z.enum(coachTables), months: z.enum(monthRanges).default(defaultMonthRange) }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
