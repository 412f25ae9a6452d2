import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { packRefundedMail } from '../../emails/payments/pack-mails.ts'
import type { SeatContext } from '../../enrollments/seats/seat-context.ts'
import { findRecipient } from '../../enrollments/recipient.reads.ts'
import { queueMail } from '../../jobs/queue-mail.ts'
import { closePack } from '../../packs/close-pack.ts'
import { lockPack } from '../../packs/lock-pack.ts'

/** Whether a dispute about the pack was lost, or all of its money went back outside a refund of ours. */
const isLost: SQL<boolean> = sql<boolean>`exists (select from disputes
  join payments as disputed on disputed.id = disputes.payment_id
  join orders as disputed_order on disputed_order.id = disputed.order_id
  where disputed_order.pack_id = packs.id and disputes.status = 'lost')`
const isReturned: SQL<boolean> = sql<boolean>`(select coalesce(sum(line.amount_minor), 1) <= 0 from money_ledger as line
  join orders as sold on sold.id = line.order_id where sold.pack_id = packs.id)
  and not exists (select from disputes join payments as disputed on disputed.id = disputes.payment_id
    join orders as disputed_order on disputed_order.id = disputed.order_id
    where disputed_order.pack_id = packs.id and disputes.status = 'open')`

const readLost = (db: Db, where?: SQL) =>
  db
    .select({ id: packs.id, userId: packs.userId, isLost })
    .from(packs)
    .where(and(eq(packs.status, 'paid'), sql`(${isLost} or ${isReturned})`, where))

type Context = SeatContext & { db: Db }

/** Closes a pack whose money is gone. It may run at any time and in parallel. */
export async function closeReturnedPack(ctx: Context, packId: string): Promise<void> {
  const [lost] = await readLost(ctx.db, eq(packs.id, packId))
  if (!lost) return
  await ctx.db.transaction(async (db) => {
    const { userId } = lost
    if (userId) await ctx.enrollmentSteps.releaseLessons(db, { userId, packId, now: ctx.now })
    const pack = await lockPack(db, packId)
    if (pack.status !== 'paid') return
    await closePack(db, { pack, reason: lost.isLost ? 'disputed' : 'refunded', now: ctx.now })
    const recipient = await findRecipient(db, userId)
    if (recipient)
      await queueMail(db, recipient.email, packRefundedMail({ ...recipient, pack, refundMinor: 0 }))
  })
}

/** The same for all packs, in case the process ended between booking and closing. */
export async function closeReturnedPacks(ctx: Context): Promise<void> {
  for (const { id } of await readLost(ctx.db)) await closeReturnedPack(ctx, id)
}
