import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'

/** Empties the notes of a learner's payments by hand: they may name the person. No reminder is sent any more. */
export async function forgetNotes(db: Db, userId: string): Promise<void> {
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .where(eq(enrollments.userId, userId))
  const movements = db
    .select({ id: moneyLedger.id })
    .from(moneyLedger)
    .where(inArray(moneyLedger.orderId, own))
  await db.update(handMovements).set({ note: '' }).where(inArray(handMovements.movementId, movements))
  await db.update(orders).set({ reminds: false }).where(inArray(orders.id, own))
}
