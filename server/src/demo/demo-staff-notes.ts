import { daysBefore } from '@sohbet/domain/moment'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { staffNotes } from '../db/tables/people/staff-notes.ts'
import { users } from '../db/tables/people/users.ts'

const learner = 'learner@sohbet.test'

const notes = [
  {
    by: 'admin@sohbet.test',
    daysAgo: 20,
    text: 'Telefonda konuştuk: akşam saatleri ona daha çok uyuyor.',
  },
  {
    by: 'coach@sohbet.test',
    daysAgo: 6,
    text: 'Küçük grupta çok daha rahat konuşuyor. Geçmiş zaman sorularında takılıyor, birlikte tekrar ettik.',
  },
]

/** Notes of the staff on the learner of the demo. */
export async function addStaffNotes(db: Db, now: Date): Promise<void> {
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [learner, ...notes.map(({ by }) => by)]))
  const idOf = (email: string) => people.find((person) => person.email === email)?.id
  const userId = idOf(learner)
  if (!userId) throw new Error('the demo school has no learner')
  await db.insert(staffNotes).values(
    notes.map(({ by, daysAgo, text }) => ({
      userId,
      authorId: idOf(by) ?? null,
      text,
      createdAt: daysBefore(now, daysAgo),
    })),
  )
}
