import { splitMovement } from '@sohbet/domain/enrollment/vat'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { ownerOf } from '../db/money/owner-of-order.ts'
import { users } from '../db/tables/people/users.ts'
import { handMovements } from '../db/tables/selling/hand-movements.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { orderBilling, receipts } from '../db/tables/selling/papers.ts'
import { moneyLedger, payments } from '../db/tables/selling/payments.ts'
import { AppError } from '../errors/app-error.ts'
import type { Receipt, Seller } from './receipt.ts'

/** The sum of the order's movements before this one. */
const beforeMinor = sql<number>`(
  select coalesce(sum(earlier.amount_minor), 0) from money_ledger as earlier
  where earlier.order_id = ${moneyLedger.orderId}
    and (earlier.created_at, earlier.id) < (${moneyLedger.createdAt}, ${moneyLedger.id}))::float8`

const sellerFields = z.object({
  company: z.string(),
  street: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  mersis: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
}) satisfies z.ZodType<Seller>

const selectReceipt = (db: Db, id: string) =>
  db
    .select({
      entry: moneyLedger,
      receipt: receipts,
      beforeMinor,
      vatPercent: orders.vatPercent,
      payment: {
        provider: payments.provider,
        chargedMinor: payments.chargedMinor,
        instalments: payments.instalments,
        buyerName: payments.buyerName,
      },
      method: handMovements.method,
      billing: {
        kind: orderBilling.kind,
        name: orderBilling.name,
        taxOffice: orderBilling.taxOffice,
        taxNumber: orderBilling.taxNumber,
        address: orderBilling.address,
      },
      learner: { id: users.id, username: users.username, email: users.email, language: users.language },
    })
    .from(receipts)
    .innerJoin(moneyLedger, eq(moneyLedger.id, receipts.movementId))
    .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
    .leftJoin(handMovements, eq(handMovements.movementId, moneyLedger.id))
    .leftJoin(payments, eq(payments.id, moneyLedger.paymentId))
    .leftJoin(orderBilling, and(eq(orderBilling.orderId, orders.id), receipts.hasBilling))
    .leftJoin(users, eq(users.id, ownerOf))
    .where(eq(receipts.movementId, id))

/** Disputes have no receipt. `current` is the seller of receipts from before the school entered its details. */
export async function requireReceipt(db: Db, id: string, current: Seller) {
  const [found] = await selectReceipt(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const { entry, receipt, vatPercent, payment, learner } = found
  const { amountMinor, currency, createdAt } = entry
  const isRefund = entry.kind === 'refund'
  const { chargedMinor, instalments } = payment ?? {}
  return {
    learner,
    receipt: {
      number: receiptNumber(receipt.year, receipt.number),
      kind: isRefund ? 'refund' : 'payment',
      amountMinor,
      ...splitMovement({ beforeMinor: found.beforeMinor, amountMinor }, vatPercent),
      vatPercent,
      currency,
      createdAt,
      provider: payment?.provider ?? null,
      // Payments from before the school wrote it down were transfers
      method: found.method ?? 'transfer',
      card: !isRefund && chargedMinor && instalments ? { chargedMinor, instalments } : null,
      courseName: receipt.courseName,
      planName: receipt.planName,
      listMinor: receipt.listMinor,
      reductionMinor: receipt.reductionMinor,
      refundOf: isRefund ? await readPaymentNumbers(db, entry, receipt) : [],
      seller: sellerFields.safeParse(receipt.school).data ?? current,
      billing: found.billing,
      buyerName: payment?.buyerName ?? null,
      learner,
    } satisfies Receipt,
  }
}

/** Earlier receipts of the payments that a refund can belong to: those of the same card payment, or those by hand. */
async function readPaymentNumbers(
  db: Db,
  { orderId, paymentId }: typeof moneyLedger.$inferSelect,
  refund: { year: number; number: number },
): Promise<string[]> {
  const samePayment =
    paymentId === null ? isNull(moneyLedger.paymentId) : eq(moneyLedger.paymentId, paymentId)
  const rows = await db
    .select({ year: receipts.year, number: receipts.number })
    .from(moneyLedger)
    .innerJoin(receipts, eq(receipts.movementId, moneyLedger.id))
    .where(
      and(
        eq(moneyLedger.orderId, orderId),
        eq(moneyLedger.kind, 'payment'),
        samePayment,
        sql`(${receipts.year}, ${receipts.number}) < (${refund.year}, ${refund.number})`,
      ),
    )
    .orderBy(asc(receipts.year), asc(receipts.number))
  return rows.map(({ year, number }) => receiptNumber(year, number))
}
