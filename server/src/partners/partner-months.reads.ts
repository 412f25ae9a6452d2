import type { PartnerMonth } from '@sohbet/contract/partners/partners'
import { fromMinor } from '@sohbet/domain/course/price'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { sqlSchoolZone } from '../db/sql-moment.ts'
import { partnerLedger } from '../db/tables/selling/partner-ledger.ts'
import { partnerDays } from '../db/tables/selling/partners.ts'

const monthOfDay = sql<string>`to_char(${partnerDays.day}, 'YYYY-MM')`
const monthOfLine = sql<string>`to_char(${partnerLedger.createdAt} at time zone ${sqlSchoolZone}, 'YYYY-MM')`

/** Clicks, sign-ups, sales and commission of each month, newest first. */
export async function readMonths(db: Db, partnerId: string): Promise<PartnerMonth[]> {
  const days = await db
    .select({
      month: monthOfDay,
      clicks: sql<number>`sum(${partnerDays.clicks})::int`,
      signUps: sql<number>`sum(${partnerDays.signUps})::int`,
    })
    .from(partnerDays)
    .where(eq(partnerDays.partnerId, partnerId))
    .groupBy(monthOfDay)
  const lines = await db
    .select({
      month: monthOfLine,
      currency: partnerLedger.currency,
      sales: sql<number>`count(*) filter (where ${partnerLedger.kind} = 'commission' and not ${partnerLedger.isVoid})::int`,
      sum: sql<number>`sum(${partnerLedger.amountMinor})::float8`,
    })
    .from(partnerLedger)
    .where(
      and(
        eq(partnerLedger.partnerId, partnerId),
        inArray(partnerLedger.kind, ['commission', 'take_back', 'restored']),
      ),
    )
    .groupBy(monthOfLine, partnerLedger.currency)
  const months = [...new Set([...days, ...lines].map(({ month }) => month))].toSorted().toReversed()
  return months.map((month) => {
    const counted = days.find((day) => day.month === month)
    const booked = lines.filter((line) => line.month === month)
    return {
      month,
      clicks: counted?.clicks ?? 0,
      signUps: counted?.signUps ?? 0,
      sales: booked.reduce((sum, { sales }) => sum + sales, 0),
      commission: booked.map(({ currency, sum }) => ({ currency, amount: fromMinor(sum) })),
    }
  })
}
