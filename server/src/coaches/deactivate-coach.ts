import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'

/**
 * A coach without the role, or suspended, cannot be chosen for a course and is not public. Existing courses stay.
 */
export const deactivateCoach = (db: Db, userId: string, now: Date) =>
  db
    .update(coaches)
    .set({ isActive: false, isPublic: false, updatedAt: now })
    .where(and(eq(coaches.userId, userId), or(coaches.isActive, coaches.isPublic)))
