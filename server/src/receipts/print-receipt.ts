import { getReceipt } from '@sohbet/contract/selling/enrollments'
import { eq } from 'drizzle-orm'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { moneyLedger, payments } from '../db/tables/selling/payments.ts'
import { users } from '../db/tables/people/users.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { drawReceipt } from './draw-receipt.ts'
import { orders } from '../db/tables/selling/orders.ts'

/** A ledger line as a PDF, in the learner's language. */
export async function printReceipt(ctx: SignedInContext, { id }: { id: string }): Promise<File> {
  const [found] = await ctx.db
    .select({
      entry: moneyLedger,
      provider: payments.provider,
      plan: enrollments.plan,
      courseName: courses.name,
      learner: { id: users.id, username: users.username, email: users.email, language: users.language },
    })
    .from(moneyLedger)
    .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(payments, eq(payments.id, moneyLedger.paymentId))
    .leftJoin(users, eq(users.id, enrollments.userId))
    .where(eq(moneyLedger.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  const { entry, provider, plan, courseName, learner } = found
  refuseUnlessOwn(ctx.actor, learner?.id ?? '', getReceipt.access)
  const { kind, amountMinor, currency, createdAt } = entry
  if (kind !== 'payment' && kind !== 'refund') throw new AppError('NOT_FOUND')
  const paper = await drawReceipt(
    { id, kind, amountMinor, currency, createdAt, provider, plan, courseName, learner },
    { language: learner?.language ?? ctx.language, schoolEmail: ctx.schoolEmail },
  )
  return new File([new Uint8Array(paper)], `receipt-${id}.pdf`, { type: 'application/pdf' })
}
