import type { PayRateFields } from '@sohbet/contract/lessons/lesson-settings'
import { fromMinor, toMinor, type Currency } from '@sohbet/domain/course/price'
import { noRates, type PayRates } from '@sohbet/domain/lesson/pay'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { payRates } from '../db/tables/lessons/pay.ts'
import { readSchoolCurrency } from '../settings/cached-school.ts'

type Saved = { rates: PayRates; revision: number }
/** The currency is null while no rates are saved. */
type Stored = Saved & { currency: Currency | null }

/** The rates of a coach, or of the school when the coach is null: those of a moment, or the newest. */
export async function readRates(db: Db, coachId: string | null, at?: Date): Promise<Stored> {
  const isOf = coachId === null ? isNull(payRates.coachId) : eq(payRates.coachId, coachId)
  const isKnown = at && lte(payRates.updatedAt, at)
  const [row] = await db
    .select()
    .from(payRates)
    .where(and(isOf, isKnown))
    .orderBy(desc(payRates.revision))
    .limit(1)
  if (!row) return { rates: noRates, revision: 0, currency: null }
  const { private: ofPrivate, duo, group, session, revision, currency } = row
  return { rates: { private: ofPrivate, duo, group, session }, revision, currency }
}

export async function saveRates(
  db: Db,
  { coachId, rates, revision, now }: Saved & { coachId: string | null; now: Date },
): Promise<void> {
  const row = { ...rates, currency: await readSchoolCurrency(db), revision, updatedAt: now }
  await db.insert(payRates).values({ coachId, ...row })
}

/** The rates of the school at a moment. Before the first ones were saved, those count. */
export async function readSchoolRates(db: Db, at: Date): Promise<Stored> {
  const then = await readRates(db, null, at)
  if (then.revision > 0) return then
  const [first] = await db
    .select({ updatedAt: payRates.updatedAt })
    .from(payRates)
    .where(isNull(payRates.coachId))
    .orderBy(payRates.revision)
    .limit(1)
  return first ? readRates(db, null, first.updatedAt) : then
}

const major = (minor: number | null) => (minor === null ? null : fromMinor(minor))
const minor = (sum: number | null) => (sum === null ? null : toMinor(sum))

/** Rates by the fields of their form. */
export const rateFieldsOf = (rates: PayRates): PayRateFields => ({
  payPrivate: major(rates.private),
  payDuo: major(rates.duo),
  payGroup: major(rates.group),
  paySession: major(rates.session),
})

export const ratesOf = (fields: PayRateFields): PayRates => ({
  private: minor(fields.payPrivate),
  duo: minor(fields.payDuo),
  group: minor(fields.payGroup),
  session: minor(fields.paySession),
})
