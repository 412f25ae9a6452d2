import type { Credits } from '@sohbet/domain/credits/credits'
import { draw, expiryOfPlan, mayUse, type Lot, type LotSource } from '@sohbet/domain/credits/lots'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { creditLedger } from '../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../db/tables/selling/credit-lots.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { AppError } from '../errors/app-error.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { hasOpenDispute, hasOpenDisputeOfPack } from './open-dispute.ts'

export type LotRow = Lot & { id: string; source: LotSource; courseName: string | null }

/** The lots of a learner, those that expire first first. */
export const readLots = (db: Db, userId: string): Promise<LotRow[]> =>
  db
    .select({
      id: creditLots.id,
      source: creditLots.source,
      credits: creditLots.credits,
      extraGroups: creditLots.extraGroups,
      expiresOn: creditLots.expiresOn,
      startDate: courses.startDate,
      courseName: courses.name,
      isFrozen: sql<boolean>`${hasOpenDispute(creditLots.enrollmentId)} or ${hasOpenDisputeOfPack(creditLots.packId)}`,
    })
    .from(creditLots)
    .leftJoin(enrollments, eq(enrollments.id, creditLots.enrollmentId))
    .leftJoin(courses, eq(courses.id, enrollments.courseId))
    .where(eq(creditLots.userId, userId))
    .orderBy(asc(creditLots.expiresOn), asc(creditLots.id))

type Line = {
  reason: (typeof creditLedger.$inferInsert)['reason']
  note?: string
  byUserId?: string
  now: Date
}

type NewLot = Pick<
  typeof creditLots.$inferInsert,
  'userId' | 'source' | 'enrollmentId' | 'packId' | 'expiresOn'
>

/** Gives credits in a lot of their own. */
export async function addLot(db: Db, lot: NewLot, given: Credits, line: Line): Promise<void> {
  const [added] = await db
    .insert(creditLots)
    .values({ ...lot, createdAt: line.now })
    .returning({ id: creditLots.id })
  if (added) await changeLot(db, { lotId: added.id, userId: lot.userId, ...given }, line)
}

/** Gives to a lot or takes from it. The database refuses more than is left. */
export async function changeLot(
  db: Db,
  change: Credits & { lotId: string; userId: string },
  { now, ...line }: Line,
): Promise<void> {
  await db.insert(creditLedger).values({ ...change, ...line, createdAt: now })
}

/** Takes usable credits from the lots that expire first. The account is locked. */
export async function useCredits(db: Db, userId: string, wanted: Credits, line: Line): Promise<LotRow[]> {
  const lots = await readLots(db, userId)
  const verdict = mayUse(lots, wanted, line.now)
  if (!verdict.allowed) throw new AppError(verdict.because)
  const drawn = draw(lots, wanted, line.now)
  for (const { lot, credits, extraGroups } of drawn)
    await changeLot(db, { lotId: lot.id, userId, credits: -credits, extraGroups: -extraGroups }, line)
  return drawn.map(({ lot }) => lot)
}

/** After a course ends later: the lots of its plans last longer. They never last shorter. */
export async function extendLots(db: Db, courseId: string): Promise<void> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
  if (!course) return
  const expiresOn = expiryOfPlan(course, await readLessonRules(db))
  const isOfCourse = db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.courseId, courseId))
  await db
    .update(creditLots)
    .set({ expiresOn })
    .where(and(inArray(creditLots.enrollmentId, isOfCourse), lt(creditLots.expiresOn, expiresOn)))
}
