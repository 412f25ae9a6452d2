import type { Habit } from '@sohbet/contract/learning/habit'
import type { LearnerWeek } from '@sohbet/contract/learning/learner-week'
import { daysOfWeekOf, goalUnits, weekOfLearner, type Goal } from '@sohbet/domain/habit/week'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import type { SessionWork } from '../live-sessions/session-work.ts'
import { learnerDay, toWork, workColumn, workSince, type Learner } from '../progress/work/work-rows.ts'

/** The caller, with the time zone that turns their day. */
export const wantedOf = ({ actor, now }: Pick<SignedInContext, 'actor' | 'now'>): Learner => ({
  userId: actor.userId,
  timeZone: actor.account.timeZone,
  now,
})

const pauseRow = z.object({ id: z.string(), firstDay: z.string(), lastDay: z.string() })
const habitRow = z.object({
  goalUnit: z.enum(goalUnits).nullable(),
  goalTarget: z.number().nullable(),
  isWeekHidden: z.boolean().nullable(),
  pauses: z.array(pauseRow),
})
type HabitRow = z.output<typeof habitRow>

/** Pauses that end on this day or later, the next first. */
const habitOf = (userId: string, from: string) => sql`
  (select json_build_object('goalUnit', habits.goal_unit, 'goalTarget', habits.goal_target,
    'isWeekHidden', habits.is_week_hidden, 'pauses', (
      select coalesce(json_agg(json_build_object('id', pause.id, 'firstDay', pause.first_day,
        'lastDay', pause.last_day) order by pause.first_day), '[]')
      from habit_pauses as pause where pause.user_id = ${userId} and pause.last_day >= ${from}::date))
  from (select) as one left join learner_habits as habits on habits.user_id = ${userId})`

const goalOf = ({ goalUnit, goalTarget }: HabitRow): Goal | null =>
  goalUnit === null || goalTarget === null ? null : { unit: goalUnit, target: goalTarget }

export async function readHabit(db: Db, wanted: Learner): Promise<Habit> {
  const [row] = await queryRows(
    db,
    z.object({ habit: habitRow }),
    sql`select ${habitOf(wanted.userId, learnerDay(wanted))} as habit`,
  )
  if (!row) throw new Error('a statement without a table has one row')
  const { habit } = row
  return { goal: goalOf(habit), isShown: habit.isWeekHidden !== true, pauses: habit.pauses }
}

/** What the home's statement needs for the week, as one column: all of it is bounded to this week. */
export function weekOf(wanted: Learner) {
  const monday = daysOfWeekOf(learnerDay(wanted))[0] ?? ''
  return sql`json_build_object('habit', ${habitOf(wanted.userId, monday)},
    'work', ${workSince({ ...wanted, from: monday })})`
}
export const weekColumn = z.object({ habit: habitRow, work: workColumn })

type Known = { week: z.output<typeof weekColumn>; sessions: readonly SessionWork[] }

/** Null when the learner switched the week off. */
export function toLearnerWeek(
  { week, sessions }: Known,
  { timeZone, now }: Omit<Learner, 'userId'>,
): LearnerWeek | null {
  const { habit, work } = week
  if (habit.isWeekHidden === true) return null
  const all = [...work, ...toWork(sessions, timeZone)]
  return weekOfLearner(all, { goal: goalOf(habit), pauses: habit.pauses }, learnerDay({ timeZone, now }))
}
