import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { toMinor } from '@sohbet/domain/course/price'
import { dayMs, daysBefore } from '@sohbet/domain/moment'
import { payableAfterDays } from '@sohbet/domain/partner/commission'
import { and, desc, eq, gt, isNotNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { partnerLedger } from '../../db/tables/selling/partner-ledger.ts'
import { partnerDays, partners } from '../../db/tables/selling/partners.ts'
import { readBalances } from '../../partners/partner.reads.ts'
import { settleCommission } from '../../partners/settle-commission.ts'

/** Days for which the demo has clicks. */
const shownDays = 150
/** Of courses whose commission can be paid out, and of later ones. */
const shownSales = { payable: 4, waiting: 5 }

const demoPartners = [
  { code: 'elif', name: 'Elif Kaya', email: 'elif@partner.test', rate: 1000 },
  { code: 'podcast', name: 'Kahve ve Kelime Podcast', email: 'podcast@partner.test', rate: 1250 },
] as const

/** Learners with one paid course, so that it is their first. */
const findBuyers = (db: Db, startsWhen: SQL, limit: number) =>
  db
    .select({ enrollmentId: enrollments.id, userId: users.id, activatedAt: enrollments.activatedAt })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(
      and(
        startsWhen,
        eq(enrollments.status, 'active'),
        gt(enrollments.amountMinor, 0),
        isNotNull(enrollments.activatedAt),
        ne(users.email, 'learner@sohbet.test'),
        sql`(select count(*) from enrollments other where other.user_id = ${users.id} and other.amount_minor > 0) = 1`,
      ),
    )
    .orderBy(desc(enrollments.activatedAt), desc(enrollments.id))
    .limit(limit)

/** Adds two partners with clicks, sign-ups, sales and a payout. */
export async function addPartners(db: Db, now: Date): Promise<void> {
  const lastStart = addDays(schoolDay(now), -payableAfterDays)
  const buyers = [
    ...(await findBuyers(db, lte(courses.startDate, lastStart), shownSales.payable)),
    ...(await findBuyers(db, gt(courses.startDate, lastStart), shownSales.waiting)),
  ]
  const createdAt = daysBefore(now, shownDays + 10)
  const made = await db
    .insert(partners)
    .values(demoPartners.map((partner) => ({ ...partner, createdAt })))
    .returning()
  for (const { id, code } of made) {
    const isFirst = code === 'elif'
    await db.insert(partnerDays).values(daysOf(id, now, isFirst ? 1 : 2))
    const own = buyers.filter((_, place) => (place % 3 === 0) !== isFirst)
    for (const { enrollmentId, userId, activatedAt } of own) {
      const since = new Date((activatedAt ?? now).getTime() - 3 * dayMs)
      await db.update(users).set({ partnerId: id, partnerSince: since }).where(eq(users.id, userId))
      await settleCommission(db, { enrollmentId, now: activatedAt ?? now })
    }
    if (isFirst) await payOut(db, id, now)
  }
}

/** Counts that look like a creator's weeks: more after a new video. */
const daysOf = (partnerId: string, now: Date, sparse: number) =>
  Array.from({ length: shownDays }, (_, ago) => ({
    partnerId,
    day: addDays(schoolDay(now), -ago),
    clicks: Math.floor((4 + ((ago * 7) % 13)) / sparse) + (ago % 14 === 0 ? 21 : 0),
    signUps: ago % (7 * sparse) === 0 ? 1 : 0,
  }))

async function payOut(db: Db, partnerId: string, now: Date): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@sohbet.test'))
  const balances = await readBalances({ db, now, publicUrl: '' }, partnerId)
  for (const { currency, payable } of balances) {
    // Leaves something to pay out
    const amountMinor = Math.floor(toMinor(payable) / 2)
    if (amountMinor <= 0) continue
    await db.insert(partnerLedger).values({
      partnerId,
      kind: 'payout',
      amountMinor: -amountMinor,
      currency,
      paidOn: addDays(schoolDay(now), -5),
      note: 'Havale',
      byUserId: admin?.id ?? null,
      createdAt: daysBefore(now, 5),
    })
  }
}
