import { createHash, randomUUID } from 'node:crypto'
import type { Day } from '@sohbet/domain/calendar'
import type { HandMethod, LedgerKind } from '@sohbet/domain/enrollment/payment'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isTaken } from '../../db/constraint-errors.ts'
import { locks } from '../../db/locks.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireOrderId } from '../orders.ts'
import type { EnrollmentRow } from '../seats/seat-context.ts'

type Movement = {
  enrollment: Pick<EnrollmentRow, 'id' | 'currency'>
  kind: LedgerKind
  /** Negative when money goes back. */
  amountMinor: number
  method: HandMethod
  receivedOn: Day
  note: string
  correctsId?: string
  /** The transfer was for several orders: the admin knows that a part with the same note, day and sum is booked. */
  sharedTransfer?: boolean
}
type Actor = { now: Date; actor: { userId: string } }

/** Books money that no provider moved. Returns the id of the movement. The course is locked. */
export async function bookByHand(ctx: Actor, db: Db, movement: Movement): Promise<string> {
  const { enrollment, kind, amountMinor, method, receivedOn, note, correctsId } = movement
  const orderId = await requireOrderId(db, enrollment.id)
  const reference = await referenceOf(db, orderId, movement)
  try {
    const [entry] = await db
      .insert(moneyLedger)
      .values({
        orderId,
        kind,
        amountMinor,
        currency: enrollment.currency,
        reference,
        byUserId: ctx.actor.userId,
        createdAt: ctx.now,
      })
      .returning({ id: moneyLedger.id })
    if (!entry) throw new Error('an inserted movement was not returned')
    await db
      .insert(handMovements)
      .values({ movementId: entry.id, method, receivedOn, note, ...(correctsId && { correctsId }) })
    return entry.id
  } catch (error) {
    if (isTaken(error, 'money_ledger_once')) throw new AppError('TRANSFER_BOOKED', { cause: error })
    if (isTaken(error, 'hand_movements_one_correction')) throw new AppError('STATE_CHANGED', { cause: error })
    throw error
  }
}

/**
 * A transfer is booked once in an order: note, day and sum identify it. The ledger stays after an erasure and the note
 * may name a person, so the ledger stores a digest. A booking that was taken back does not count, in its order or in
 * another one.
 */
async function referenceOf(db: Db, orderId: string, movement: Movement): Promise<string> {
  const { kind, method, note, receivedOn, amountMinor, sharedTransfer } = movement
  if (kind !== 'payment' || method !== 'transfer' || note === '') return `hand-${randomUUID()}`
  const words = note.toLowerCase().replaceAll(/\s+/g, ' ')
  const hash = createHash('sha256').update(`${words} ${receivedOn} ${amountMinor}`).digest('hex')
  const digest = `hand-${hash.slice(0, 32)}`
  // The lock of a course does not keep another admin from booking the transfer in another course
  await db.execute(sql`select pg_advisory_xact_lock(${locks.transfers}, hashtext(${digest}))`)
  const twins = await readTwins(db, { digest, receivedOn })
  const own = twins.filter((twin) => twin.orderId === orderId)
  if (own.some(({ isTakenBack }) => !isTakenBack)) throw new AppError('TRANSFER_BOOKED')
  const elsewhere = twins.find((twin) => !twin.isTakenBack)
  if (elsewhere && !sharedTransfer) throw new AppError('TRANSFER_ELSEWHERE', { about: elsewhere.about })
  return `${digest}-${orderId}-${own.length}`
}

/** Bookings of a transfer with the same note, day and sum, in any order. */
function readTwins(db: Db, { digest, receivedOn }: { digest: string; receivedOn: Day }) {
  return db
    .select({
      orderId: moneyLedger.orderId,
      isTakenBack: sql<boolean>`exists (select from hand_movements as correction
        where correction.corrects_id = ${moneyLedger.id})`,
      about: sql<string>`concat_ws(', ', ${users.username}, ${courses.name})`,
    })
    .from(handMovements)
    .innerJoin(moneyLedger, eq(moneyLedger.id, handMovements.movementId))
    .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(users, eq(users.id, enrollments.userId))
    .where(
      and(eq(handMovements.receivedOn, receivedOn), sql`starts_with(${moneyLedger.reference}, ${digest})`),
    )
}
