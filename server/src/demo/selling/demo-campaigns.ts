import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { daysBefore } from '@sohbet/domain/moment'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { discountCodes } from '../../db/tables/selling/discount-codes.ts'

/** The members of this course with these places used the code that is used up. */
export const usedCode = { code: 'ILK3', stop: 'Islington', places: [1, 2, 3] as readonly number[] }

const earlyBirdStop = 'Covent Garden'

/** Adds a valid code, one for newcomers and a used-up one, and an early-bird price. Before the enrolments. */
export async function addCampaigns(db: Db, now: Date): Promise<void> {
  const today = schoolDay(now)
  const createdAt = daysBefore(now, 30)
  await db.insert(discountCodes).values([
    {
      code: 'BAHAR20',
      name: 'Yüzde 20, Super ve Premium paketlerde',
      kind: 'percent',
      percent: 20,
      plans: ['super', 'premium'],
      validFrom: addDays(today, -20),
      validUntil: addDays(today, 40),
      maxUses: 50,
      maxUsesPerLearner: 1,
      createdAt,
    },
    {
      code: 'HOSGELDIN',
      name: 'İlk kursa yüzde 10',
      kind: 'percent',
      percent: 10,
      maxUsesPerLearner: 1,
      firstPaidCourseOnly: true,
      createdAt,
    },
    {
      code: usedCode.code,
      name: 'Bültenden: ilk üç kişiye 1.500 TL',
      kind: 'sum',
      sumMinor: 1_500_00,
      currency: 'TRY',
      maxUses: usedCode.places.length,
      maxUsesPerLearner: 1,
      createdAt,
    },
  ])
  await db
    .update(courses)
    .set({
      earlyBirdMinor: sql`round(${courses.priceMinor} * 0.9)`,
      earlyBirdUntil: addDays(today, 10),
    })
    .where(and(like(courses.name, `%${earlyBirdStop}%`), eq(courses.isActive, true)))
}
