import type { Pack, SoldPack } from '@sohbet/contract/credits/packs'
import { packRefundUntil, packStatuses, refundOfPack } from '@sohbet/domain/credits/pack'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { AppError } from '../../errors/app-error.ts'

/** Newest packs of one reply. */
const maxPacks = 200

const row = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  size: z.number(),
  amountMinor: z.coerce.number(),
  singleMinor: z.coerce.number(),
  currency: z.enum(currencies),
  status: z.enum(packStatuses),
  paidAt: z.coerce.date().nullable(),
  closedAt: z.coerce.date().nullable(),
  left: z.number(),
  expiresOn: z.string().nullable(),
  lessonsAhead: z.number(),
  /** Of these, how many would be cancelled in time. */
  inTime: z.number(),
  isFrozen: z.boolean(),
  learner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ledgerKinds),
      amountMinor: z.number(),
      createdAt: z.coerce.date(),
      year: z.number().nullable(),
      number: z.number().nullable(),
    }),
  ),
})

const readRows = (db: Db, { where, now }: { where: SQL; now: Date }) => {
  const moment = sqlMoment(now)
  const ahead = sql`from lesson_seats as seat join lessons as lesson on lesson.id = seat.lesson_id
    where seat.lot_id = lot.id and seat.status = 'booked'
    and seat.starts_at > ${moment}`
  return queryRows(
    db,
    row,
    sql`select pack.id, pack.user_id as "userId", pack.size, pack.amount_minor as "amountMinor",
        pack.single_minor as "singleMinor", pack.currency, pack.status, pack.paid_at as "paidAt",
        pack.closed_at as "closedAt", coalesce(lot.credits, 0) as left, lot.expires_on as "expiresOn",
        (select count(*)::int ${ahead}) as "lessonsAhead",
        (select count(*)::int ${ahead} and lesson.free_until > ${moment}) as "inTime",
        exists (select from disputes join payments on payments.id = disputes.payment_id
          where payments.order_id = sold.id and disputes.status = 'open') as "isFrozen",
        case when person.id is null then null else json_build_object('id', person.id, 'name', person.username,
          'email', person.email) end as learner,
        (select coalesce(json_agg(json_build_object('id', line.id, 'kind', line.kind, 'amountMinor', line.amount_minor,
            'createdAt', line.created_at, 'year', receipts.year, 'number', receipts.number)
            order by line.created_at, line.id), '[]')
          from money_ledger as line left join receipts on receipts.movement_id = line.id
          where line.order_id = sold.id) as movements
      from packs as pack join orders as sold on sold.pack_id = pack.id
      left join credit_lots as lot on lot.pack_id = pack.id
      left join users as person on person.id = pack.user_id
      where pack.status <> 'pending' and ${where}
      order by pack.paid_at desc, pack.id desc limit ${maxPacks}`,
  )
}

type Row = z.output<typeof row>

const shown = (pack: Row, now: Date): Pack => {
  const { size, status, paidAt, left, inTime } = pack
  const refundMinor = pack.isFrozen ? null : refundOfPack({ ...pack, left: left + inTime }, now)
  return {
    id: pack.id,
    size,
    price: fromMinor(pack.amountMinor),
    currency: pack.currency,
    status,
    paidAt: paidAt?.toISOString() ?? null,
    closedAt: pack.closedAt?.toISOString() ?? null,
    left,
    expiresOn: pack.expiresOn,
    lessonsAhead: pack.lessonsAhead,
    refund: refundMinor === null ? null : fromMinor(refundMinor),
    refundUntil: paidAt && refundMinor !== null ? packRefundUntil(paidAt).toISOString() : null,
    movements: pack.movements.map(({ amountMinor, createdAt, year, number, ...line }) => ({
      ...line,
      amount: fromMinor(amountMinor),
      createdAt: createdAt.toISOString(),
      receiptNumber: year === null || number === null ? null : receiptNumber(year, number),
    })),
  }
}

export async function readOwnPacks(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Pack[]> {
  const rows = await readRows(db, { where: sql`pack.user_id = ${userId}`, now })
  return rows.map((pack) => shown(pack, now))
}

export async function readSoldPacks(
  db: Db,
  { userId, now }: { userId?: string | undefined; now: Date },
): Promise<SoldPack[]> {
  const rows = await readRows(db, { where: userId ? sql`pack.user_id = ${userId}` : sql`true`, now })
  return rows.map((pack) => ({ ...shown(pack, now), learner: pack.learner }))
}

export async function requirePack(db: Db, { id, now }: { id: string; now: Date }): Promise<Pack> {
  const [pack] = await readRows(db, { where: sql`pack.id = ${id}`, now })
  if (!pack) throw new AppError('PACK_NOT_FOUND')
  return shown(pack, now)
}
