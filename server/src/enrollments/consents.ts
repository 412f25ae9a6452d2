import { consentVersions } from '@sohbet/domain/enrollment/consents'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/tables/selling/orders.ts'

type Ticked = { preInformation: boolean; distanceSales: boolean }

/** What an order stores of the accepted documents: both, or none. */
export type Consents = Pick<typeof orders.$inferSelect, 'preInformation' | 'distanceSales' | 'consentedAt'>

const none: Consents = { preInformation: null, distanceSales: null, consentedAt: null }

export const consentsOf = (ticked: Ticked | undefined, now: Date): Consents =>
  ticked?.preInformation && ticked.distanceSales ? { ...consentVersions, consentedAt: now } : none

/** The documents name plan and price, so earlier consents end when these change. */
export const replaceConsents = (db: Db, enrollmentId: string, consents: Consents) =>
  db.update(orders).set(consents).where(eq(orders.enrollmentId, enrollmentId))

export const hasConsents = async (db: Db, enrollmentId: string): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.enrollmentId, enrollmentId), isNotNull(orders.consentedAt)))) > 0
