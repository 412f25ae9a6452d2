import type { Db } from '../../db/connect.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'

type HandMovement = typeof handMovements.$inferInsert

/** A line of the money ledger, and what an admin wrote about it. */
export type DemoMovement = typeof moneyLedger.$inferInsert & {
  id: string
  createdAt: Date
  hand?: Omit<HandMovement, 'movementId'>
}

/** Inserts payments and refunds of all courses in the order of time, because the numbers of receipts follow it. */
export async function addMovements(db: Db, movements: readonly DemoMovement[]): Promise<void> {
  const byTime = movements.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await db.insert(moneyLedger).values(byTime.map(({ hand: _note, ...line }) => line))
  const byHand = byTime.flatMap(({ id, hand }) => (hand ? [{ movementId: id, ...hand }] : []))
  await db.insert(handMovements).values(byHand)
}
