import { and, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { lessonSeats, type lessons } from '../../db/tables/lessons/lessons.ts'
import { isBookedIn } from '../lock-lesson.ts'
import { notifyOfPartner } from './notify-of-partner.ts'

type Left = {
  lesson: typeof lessons.$inferSelect
  seat: typeof lessonSeats.$inferSelect
  isInTime: boolean
  /** The learner's account is being erased: the notice stays, without the name. */
  isErased: boolean
  now: Date
}

/** After a learner left a duo: the other learner becomes its booker and gets a notice. The seat is cancelled already. */
export async function passDuoOn(db: Db, { lesson, seat, isInTime, isErased, now }: Left): Promise<void> {
  if (lesson.kind !== 'duo' || seat.userId === null) return
  const others = await db
    .update(lessonSeats)
    .set({ isBooker: true })
    .where(and(isBookedIn(lesson.id), ne(lessonSeats.id, seat.id)))
    .returning()
  await notifyOfPartner(db, now, {
    lesson,
    seats: others,
    partnerId: seat.userId,
    answer: isInTime ? 'left' : 'left_late',
    isErased,
  })
}
