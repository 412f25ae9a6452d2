import type { Habit, chooseHabit as contract } from '@sohbet/contract/learning/habit'
import type { Parsed } from '@sohbet/contract/endpoint'
import type { SignedInContext } from '../context/context.ts'
import { learnerHabits } from '../db/tables/review/review.ts'
import { readHabit, wantedOf } from './habit.reads.ts'

export async function chooseHabit(
  ctx: SignedInContext,
  { goal, isShown }: Parsed<typeof contract>['body'],
): Promise<Habit> {
  const { db, actor, now } = ctx
  const chosen = {
    goalUnit: goal?.unit ?? null,
    goalTarget: goal?.target ?? null,
    isWeekHidden: !isShown,
    updatedAt: now,
  }
  await db
    .insert(learnerHabits)
    .values({ userId: actor.userId, ...chosen })
    .onConflictDoUpdate({ target: learnerHabits.userId, set: chosen })
  return readHabit(db, wantedOf(ctx))
}
