import { packName } from '@sohbet/domain/credits/pack'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { lockOrder } from '../../enrollments/orders.ts'
import { lockPack } from '../../packs/lock-pack.ts'

/** The pack that an order is of; null for an enrolment. */
export async function findPackOf(db: Db, orderId: string): Promise<string | null> {
  const [order] = await db.select({ packId: orders.packId }).from(orders).where(eq(orders.id, orderId))
  return order?.packId ?? null
}

/** A pack as notices and mails name it, in place of a course. The school reads Turkish. */
export const packAsCourse = (size: number) => ({ id: null, name: packName(size, 'tr') })

/** What an order is of, by its name. */
export async function readSold(db: Db, orderId: string): Promise<{ id: string | null; name: string }> {
  const [row] = await db
    .select({ id: courses.id, name: courses.name, size: packs.size })
    .from(orders)
    .leftJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .leftJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(packs, eq(packs.id, orders.packId))
    .where(eq(orders.id, orderId))
  if (row?.id && row.name !== null) return { id: row.id, name: row.name }
  return packAsCourse(row?.size ?? 0)
}

type Sold = {
  course: { id: string | null; name: string }
  enrollment: { id: string | null; userId: string | null }
}

/** Locks the course or the pack of an order. */
export async function lockSold(db: Db, orderId: string): Promise<Sold> {
  const packId = await findPackOf(db, orderId)
  if (packId === null) return lockOrder(db, orderId)
  const { userId, size } = await lockPack(db, packId)
  return { course: packAsCourse(size), enrollment: { id: null, userId } }
}
