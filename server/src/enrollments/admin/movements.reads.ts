import type { Reply } from '@sohbet/contract/endpoint'
import type { listMovements } from '@sohbet/contract/selling/enrollments-admin'
import { fromMinor } from '@sohbet/domain/course/price'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/tables/people/users.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { receipts } from '../../db/tables/selling/papers.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { isOrderOf } from '../orders.ts'
import { requireEnrollmentForAdmin } from './admin.reads.ts'

const correction = alias(handMovements, 'correction')

export async function readMovements(db: Db, id: string): Promise<Reply<typeof listMovements>> {
  await requireEnrollmentForAdmin(db, id)
  const rows = await db
    .select({
      entry: moneyLedger,
      by: users.email,
      hand: handMovements,
      correctedBy: correction.movementId,
      receipt: receipts,
    })
    .from(moneyLedger)
    .leftJoin(users, eq(users.id, moneyLedger.byUserId))
    .leftJoin(handMovements, eq(handMovements.movementId, moneyLedger.id))
    .leftJoin(receipts, eq(receipts.movementId, moneyLedger.id))
    .leftJoin(correction, eq(correction.correctsId, moneyLedger.id))
    .where(isOrderOf(moneyLedger.orderId, id))
    .orderBy(asc(moneyLedger.createdAt), asc(moneyLedger.id))
  return rows.map(({ entry, by, hand, correctedBy, receipt }) => ({
    id: entry.id,
    kind: entry.kind,
    amount: fromMinor(entry.amountMinor),
    currency: entry.currency,
    // Money by hand has no provider's reference; admins know it by its note
    reference: entry.paymentId === null ? (hand?.note ?? '') : entry.reference,
    by,
    method: hand?.method ?? null,
    receivedOn: hand?.receivedOn ?? null,
    isTakenBack: correctedBy !== null,
    createdAt: entry.createdAt.toISOString(),
    receiptNumber: receipt && receiptNumber(receipt.year, receipt.number),
  }))
}
