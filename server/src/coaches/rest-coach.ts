import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/coaches.ts'

/** Who no longer has the role, or is not let in, is offered for no course and shown to nobody. Their courses stay. */
export const restCoach = (db: Db, userId: string, now: Date) =>
  db
    .update(coaches)
    .set({ isActive: false, isPublic: false, updatedAt: now })
    .where(and(eq(coaches.userId, userId), or(coaches.isActive, coaches.isPublic)))
