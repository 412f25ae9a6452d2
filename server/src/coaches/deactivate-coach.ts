import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'

/** A coach without the role, or suspended, is offered for no course and hidden from the public. Courses stay. */
export const deactivateCoach = (db: Db, userId: string, now: Date) =>
  db
    .update(coaches)
    .set({ isActive: false, isPublic: false, updatedAt: now })
    .where(and(eq(coaches.userId, userId), or(coaches.isActive, coaches.isPublic)))
