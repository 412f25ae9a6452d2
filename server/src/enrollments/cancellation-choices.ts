import type { ChoiceAnswer } from '@sohbet/domain/enrollment/choice'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { cancellationChoices } from '../db/tables/selling/moves.ts'

type Seat = { id: string; courseId: string }

const isOf = ({ id, courseId }: Seat) =>
  and(eq(cancellationChoices.enrollmentId, id), eq(cancellationChoices.courseId, courseId))

/** The choice of a seat whose course was cancelled. */
export const findChoice = async (db: Db, seat: Seat) =>
  (await db.select().from(cancellationChoices).where(isOf(seat)))[0]

type Closing = {
  enrollment: Seat
  answer: ChoiceAnswer
  refundMinor: number
  now: Date
  movedToId?: string
  /** Replaces the answer that the end of the seat stored. */
  isFinal?: boolean
}

/** Stores what came of a choice; without a choice nothing happens. The course is locked. */
export async function closeChoice(
  db: Db,
  { enrollment, answer, refundMinor, now, movedToId, isFinal = false }: Closing,
): Promise<void> {
  await db
    .update(cancellationChoices)
    .set({ answer, answeredAt: now, refundMinor, ...(movedToId && { movedToId }) })
    .where(and(isOf(enrollment), isFinal ? undefined : isNull(cancellationChoices.answer)))
}
