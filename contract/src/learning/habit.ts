import { goalLimits } from '@sohbet/domain/habit/week'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from './say.ts'
import { countFrom, day, id } from '../fields.ts'
import { shownGoal } from './learner-week.ts'

const daysGoal = z.object({
  unit: z.literal('days'),
  target: countFrom(say('Enter 1 to 7 days'), goalLimits.days, say('Enter 1 to 7 days')),
})
export const minutesGoal = z.object({
  unit: z.literal('minutes'),
  target: countFrom(say('Enter 10 to 1200 minutes'), goalLimits.minutes, say('Enter 10 to 1200 minutes')),
})
export const goal = z.discriminatedUnion('unit', [daysGoal, minutesGoal])
export type Goal = z.infer<typeof goal>

const pause = z.object({ id, firstDay: day, lastDay: day })
export type HabitPause = z.infer<typeof pause>

export const habit = z.object({
  goal: shownGoal.nullable(),
  /** Whether the home shows the week. */
  isShown: z.boolean(),
  /** Pauses that have not ended, the next first. */
  pauses: z.array(pause),
})
export type Habit = z.infer<typeof habit>

export const getHabit = endpoint({
  method: 'GET',
  path: '/habit',
  summary: 'Get your weekly goal, its pauses, and whether your home shows the week',
  access: only('learner'),
  reply: habit,
})

export const chooseHabit = endpoint({
  method: 'PUT',
  path: '/habit',
  summary: 'Choose a weekly goal in days or minutes, or none, and whether your home shows the week',
  access: only('learner'),
  body: z.object({ goal: goal.nullable(), isShown: z.boolean() }),
  reply: habit,
})

export const pauseFields = z
  .object({
    firstDay: z.iso.date(say('Must be a valid date')),
    lastDay: z.iso.date(say('Must be a valid date')),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: say('The last day must not be before the first day'),
  })

export const addPause = endpoint({
  method: 'POST',
  path: '/habit/pauses',
  summary: 'Plan a pause: days in which your goal expects nothing. The same days again change nothing',
  access: only('learner'),
  body: pauseFields,
  reply: habit,
})

export const endPause = endpoint({
  method: 'DELETE',
  path: '/habit/pauses/:id',
  summary: 'Delete a pause; of one that has begun the days before today stay',
  access: own('the pause', { who: ['learner'] }),
  params: z.object({ id }),
  reply: habit,
})
