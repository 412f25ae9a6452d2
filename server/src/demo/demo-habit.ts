import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { habitPauses, learnerHabits } from '../db/tables/review/review.ts'

/** Days from today: a week off that is over, and one that is planned. */
const pauses = [
  { from: -38, days: 6 },
  { from: 33, days: 9 },
]

/** The goal of the demo learner, three days a week, and their pauses. */
export async function addHabit(db: Db, now: Date): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'learner@sohbet.test'))
  if (!user) throw new Error('the demo school has no learner')
  const goal = { goalUnit: 'days', goalTarget: 3 } as const
  await db
    .insert(learnerHabits)
    .values({ userId: user.id, ...goal, updatedAt: now })
    .onConflictDoUpdate({ target: learnerHabits.userId, set: goal })
  const today = schoolDay(now)
  await db.insert(habitPauses).values(
    pauses.map(({ from, days }) => ({
      userId: user.id,
      firstDay: addDays(today, from),
      lastDay: addDays(today, from + days),
      createdAt: now,
    })),
  )
}
