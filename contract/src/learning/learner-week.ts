import { goalUnits } from '@sohbet/domain/habit/week'
import { z } from 'zod'
import { day } from '../fields.ts'

const count = z.number().int()

export const shownGoal = z.object({ unit: z.enum(goalUnits), target: count })

/** Monday to Sunday, by the calendar of the learner's time zone. */
export const learnerWeek = z.object({
  today: day,
  days: z.array(
    z.object({
      day,
      /** Whether the learner did something that counts. */
      isDone: z.boolean(),
      isPaused: z.boolean(),
    }),
  ),
  /** Of everything that counts. */
  minutes: count,
  goal: shownGoal.nullable(),
  /** What the goal asks for in this week: less with paused days; null without a goal or when all days are paused. */
  target: count.nullable(),
})
export type LearnerWeek = z.infer<typeof learnerWeek>
