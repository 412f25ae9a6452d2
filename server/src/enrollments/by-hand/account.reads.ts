import { balanceMinor, overpaidMinor } from '@sohbet/domain/enrollment/balance'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { orderMoney } from '../../db/money/order-money.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { AppError } from '../../errors/app-error.ts'

export type Account = {
  orderId: string
  reference: string | null
  dueOn: string | null
  remindedAt: Date | null
  /** Received money without refunds. */
  paidMinor: number
  /** What is owed of the agreed price, also by a cancelled enrolment. */
  owedMinor: number
  /** Money above what is owed: it goes back. */
  overpaidMinor: number
}

/** The order of an enrolment with its sums. The course is locked. */
export async function readAccount(db: Db, enrollmentId: string): Promise<Account> {
  const [row] = await db
    .select({
      orderId: orders.id,
      reference: orders.reference,
      dueOn: orders.dueOn,
      remindedAt: orders.remindedAt,
      priceMinor: enrollments.amountMinor,
      money: orderMoney,
    })
    .from(enrollments)
    .innerJoin(orders, eq(orders.enrollmentId, enrollments.id))
    .where(eq(enrollments.id, enrollmentId))
  if (!row) throw new AppError('ENROLLMENT_NOT_FOUND')
  const { priceMinor, money, ...order } = row
  const { waivedMinor, refundedMinor: returnedMinor } = money
  const netMinor = money.paidMinor + money.disputedMinor
  const sums = { priceMinor, waivedMinor, paidMinor: netMinor + returnedMinor, returnedMinor }
  return { ...order, paidMinor: netMinor, owedMinor: balanceMinor(sums), overpaidMinor: overpaidMinor(sums) }
}
