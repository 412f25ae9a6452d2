import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { habitPauses } from '../../db/tables/review/review.ts'
import { users } from '../../db/tables/people/users.ts'
import { aCourseType, aModule } from '../rows/catalogue.ts'
import { aReviewCard } from '../rows/review.ts'
import { aTaughtModule } from './coach-samples.ts'
import type { Sample, World } from './sample.ts'

/** A pause of the owner; a random id when the owner does not exist. */
async function pauseId({ db, owner }: World): Promise<string> {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return randomUUID()
  const days = { firstDay: '2026-05-04', lastDay: '2026-05-10' }
  await db.delete(habitPauses).where(eq(habitPauses.userId, owner.id))
  const [pause] = await db
    .insert(habitPauses)
    .values({ userId: owner.id, ...days, createdAt: new Date('2026-03-01T09:00:00Z') })
    .returning()
  return pause?.id ?? randomUUID()
}

/** A card of the owner; a random id when the owner does not exist. */
async function cardId({ db, owner }: World): Promise<string> {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? (await aReviewCard(db, { userId: owner.id })).id : randomUUID()
}

export const reviewSamples: Record<string, Sample> = {
  'moduleWords.listWords': async (world) => ({ params: { id: (await aTaughtModule(world)).id } }),
  'moduleWords.saveWords': async ({ db }) => ({
    params: { id: (await aModule(db)).id },
    body: { words: [{ term: 'Cheers', translation: 'Sağ ol' }] },
  }),
  'moduleWords.importWords': async ({ db }) => ({
    params: { id: (await aCourseType(db)).id },
    body: { csv: 'term,translation\n', isPreview: true },
  }),
  'review.getReview': () => ({}),
  'reviewReminder.getReviewReminder': () => ({}),
  'reviewReminder.setReviewReminder': () => ({ body: { hour: 19 } }),
  'ratings.saveRating': async (world) => ({
    body: {
      id: randomUUID(),
      cardId: await cardId(world),
      grade: 3,
      asking: 'translate',
      ratedAt: '2026-03-02T08:00:00Z',
      seconds: 4,
    },
  }),
  'learnerWork.getLearnerWork': () => ({}),
  'habit.getHabit': () => ({}),
  'habit.chooseHabit': () => ({ body: { goal: { unit: 'days', target: 3 }, isShown: true } }),
  'habit.addPause': () => ({ body: { firstDay: '2026-04-06', lastDay: '2026-04-12' } }),
  'habit.endPause': async (world) => ({ params: { id: await pauseId(world) } }),
}
