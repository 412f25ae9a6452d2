import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { mayRemind, lastReminderBefore } from '@sohbet/domain/enrollment/balance'
import { bankDetailsOf } from '@sohbet/domain/money/bank'
import { defaultSchool } from '@sohbet/domain/school'
import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { SignedInContext } from '../../context/context.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { balanceMail } from '../../emails/payments/balance-mail.ts'
import { AppError } from '../../errors/app-error.ts'
import { runAll } from '../../async/run-all.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { readSchool } from '../../settings/cached-school.ts'
import { requireEnrollmentForAdmin } from '../admin/admin.reads.ts'
import { findRecipient } from '../recipient.reads.ts'
import type { CourseRow, EnrollmentRow } from '../seats/seat-context.ts'
import { lockEnrollment } from '../seats/seats.ts'
import { readAccount, type Account } from './account.reads.ts'
import { referenceOf } from './reference.ts'

type Context = { now: Date; publicUrl: string }

/** An admin reminds a learner of the balance. */
export async function remindOfBalance(ctx: SignedInContext, id: string): Promise<EnrollmentForAdmin> {
  return ctx.db.transaction(async (db) => {
    const seat = await lockSeat(db, id)
    if (seat.course.cancelledAt) throw new AppError('COURSE_CALLED_OFF')
    const verdict = mayRemind(seat.account.remindedAt, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    if (!(await remind(ctx, db, seat))) throw new AppError('NOTHING_OWED')
    return requireEnrollmentForAdmin(db, id)
  })
}

/** The daily job: one mail a week for each overdue balance that asks for it. */
export async function remindOfBalances(ctx: Context & { db: Db }): Promise<void> {
  const latest = lastReminderBefore(ctx.now)
  const due = await ctx.db
    .select({ id: enrollments.id })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        orders.reminds,
        lt(orders.dueOn, schoolDay(ctx.now)),
        or(isNull(orders.remindedAt), lte(orders.remindedAt, latest)),
        eq(enrollments.status, 'active'),
        isNotNull(enrollments.userId),
        isNull(courses.cancelledAt),
      ),
    )
  await runAll(
    due.map(({ id }) => async () => {
      await ctx.db.transaction(async (db) => {
        const seat = await lockSeat(db, id)
        const { remindedAt } = seat.account
        // An admin reminded the learner, or cancelled the course, since the list was read
        const isDue = !seat.course.cancelledAt && (remindedAt === null || remindedAt <= latest)
        if (isDue) await remind(ctx, db, seat)
      })
    }),
  )
}

type Seat = { course: CourseRow; enrollment: EnrollmentRow; account: Account }

async function lockSeat(db: Db, id: string): Promise<Seat> {
  const locked = await lockEnrollment(db, id)
  return { ...locked, account: await readAccount(db, id) }
}

/** False when nothing is owed or the account was erased. */
async function remind(ctx: Context, db: Db, { course, enrollment, account }: Seat): Promise<boolean> {
  const { owedMinor, orderId, dueOn } = account
  const recipient = await findRecipient(db, enrollment.userId)
  if (enrollment.status !== 'active' || owedMinor === 0 || !recipient) return false
  const bank = bankDetailsOf(await readSchool(db, defaultSchool))
  await db.update(orders).set({ remindedAt: ctx.now }).where(eq(orders.id, orderId))
  const reference = await referenceOf(db, orderId)
  const { currency } = enrollment
  const link = `${ctx.publicUrl}/learner/courses`
  const mail = balanceMail({ ...recipient, course, currency, owedMinor, dueOn, bank, reference, link })
  await queueMail(db, recipient.email, mail)
  return true
}
