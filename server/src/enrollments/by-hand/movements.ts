import { createHash, randomUUID } from 'node:crypto'
import type { Day } from '@sohbet/domain/calendar'
import type { HandMethod, LedgerKind } from '@sohbet/domain/enrollment/payment'
import type { Db } from '../../db/connect.ts'
import { isTaken } from '../../db/constraint-errors.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
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
}
type Actor = { now: Date; actor: { userId: string } }

/** Books money that no provider moved. Returns the id of the movement. The course is locked. */
export async function bookByHand(ctx: Actor, db: Db, movement: Movement): Promise<string> {
  const { enrollment, kind, amountMinor, method, receivedOn, note, correctsId } = movement
  try {
    const [entry] = await db
      .insert(moneyLedger)
      .values({
        orderId: await requireOrderId(db, enrollment.id),
        kind,
        amountMinor,
        currency: enrollment.currency,
        reference: referenceOf(movement),
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
 * A transfer is booked once: note, day and sum identify it. The ledger stays after an erasure and the note may name a
 * person, so the ledger stores a digest.
 */
function referenceOf({ kind, method, note, receivedOn, amountMinor }: Movement): string {
  if (kind !== 'payment' || method !== 'transfer' || note === '') return `hand-${randomUUID()}`
  const words = note.toLowerCase().replaceAll(/\s+/g, ' ')
  const digest = createHash('sha256').update(`${words} ${receivedOn} ${amountMinor}`).digest('hex')
  return `hand-${digest.slice(0, 32)}`
}
