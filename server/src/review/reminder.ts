import type { ReviewReminder } from '@sohbet/contract/learning/review-reminder'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { learnerHabits } from '../db/tables/review/review.ts'

/** A learner gets no reminder before they choose an hour. */
export async function readReminder({ db, actor }: SignedInContext): Promise<ReviewReminder> {
  const [habits] = await db
    .select({ hour: learnerHabits.reminderHour })
    .from(learnerHabits)
    .where(eq(learnerHabits.userId, actor.userId))
  return { hour: habits?.hour ?? null }
}

export async function saveReminder(
  { db, actor, now }: SignedInContext,
  { hour }: ReviewReminder,
): Promise<ReviewReminder> {
  const chosen = { reminderHour: hour, updatedAt: now }
  await db
    .insert(learnerHabits)
    .values({ userId: actor.userId, ...chosen })
    .onConflictDoUpdate({ target: learnerHabits.userId, set: chosen })
  return { hour }
}
