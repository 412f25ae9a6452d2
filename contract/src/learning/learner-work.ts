import { courseStatuses } from '@sohbet/domain/course/status'
import { workKinds } from '@sohbet/domain/habit/work'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { day, id, moment } from '../fields.ts'

const count = z.number().int()
/** To one decimal. */
const hours = z.number()

const level = z.object({ level: z.enum(levels), score: count })

/** What a learner has done so far. Every screen shows the same numbers. */
export const learnerWork = z.object({
  /** In all, as on the home. */
  hours: z.object({ total: hours, sessions: hours, lessons: hours, videos: hours }),
  /** Live sessions held since the learner joined their courses, and those that they came to. */
  sessions: z.object({ held: count, joined: count, rate: count.nullable() }),
  completedModules: count,
  /** Finished quizzes, with the average of the best results in per cent. */
  quizzes: z.object({ completed: count, averageResult: count.nullable() }),
  /** Recordings sent and not deleted. */
  recordings: count,
  /** Words under review; `known` ones are reviewed again after a week or later. */
  words: z.object({ known: count, all: count }),
  /** Today's level, and the results of the level tests, the oldest first. */
  level: level.nullable(),
  levelTests: z.array(level.extend({ completedAt: moment })),
  /** The last 12 weeks by the learner's calendar, this one last. */
  weeks: z.array(
    z.object({
      monday: day,
      /** Days with any work. */
      days: count,
      minutes: z.record(z.enum(workKinds), count),
      total: count,
      completedModules: count,
      completedQuizzes: count,
    }),
  ),
  /** Paid courses, the newest first. A coach sees shared ones. */
  courses: z.array(
    z.object({
      id,
      name: z.string(),
      startDate: day,
      endDate: day,
      status: z.enum(courseStatuses),
      hours,
      heldSessions: count,
      attendedSessions: count,
      completedModules: count,
      moduleCount: count,
    }),
  ),
})
export type LearnerWork = z.infer<typeof learnerWork>

export const getLearnerWork = endpoint({
  method: 'GET',
  path: '/learner-global/progress',
  summary: 'Get your progress: hours, sessions, modules, quizzes, words and level, by week and by course',
  access: only('learner'),
  reply: learnerWork,
})
