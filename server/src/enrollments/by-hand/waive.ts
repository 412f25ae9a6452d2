import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { orders } from '../../db/tables/selling/orders.ts'

/** A refund that leaves the enrolment active is not owed again. The course is locked. */
export const waive = (db: Db, { enrollmentId, minor }: { enrollmentId: string; minor: number }) =>
  db
    .update(orders)
    .set({ waivedMinor: sql`greatest(0, ${orders.waivedMinor} + ${minor})` })
    .where(eq(orders.enrollmentId, enrollmentId))
