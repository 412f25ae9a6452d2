import { lessonPrice } from '@sohbet/domain/lesson/lesson'
import { useCredits } from '../../credits/lots.ts'
import type { Db } from '../../db/connect.ts'
import { lessonSeats, type lessons } from '../../db/tables/lessons/lessons.ts'
import { AppError } from '../../errors/app-error.ts'

type Taken = {
  lesson: Pick<typeof lessons.$inferSelect, 'id' | 'startsAt' | 'endsAt'>
  userId: string
  isBooker: boolean
  wish: string
  now: Date
}

/** A seat for one credit. The coach and the account are locked. */
export async function takeSeat(db: Db, { lesson, userId, isBooker, wish, now }: Taken): Promise<void> {
  const price = { credits: lessonPrice, extraGroups: 0 }
  const [lot] = await useCredits(db, userId, price, { reason: 'lesson', now })
  const { id: lessonId, startsAt, endsAt } = lesson
  const [seat] = await db
    .insert(lessonSeats)
    .values({
      lessonId,
      userId,
      startsAt,
      endsAt,
      isBooker,
      status: 'booked',
      lotId: lot?.id,
      wish,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: lessonSeats.id })
  if (!seat) throw new AppError('LEARNER_BUSY')
}
