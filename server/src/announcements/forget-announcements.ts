import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { announcements } from '../db/tables/messaging/notifications.ts'

/** Deletes what a coach announced, with its notifications: without the name it would look like the school's. */
export async function forgetAnnouncements(db: Db, userId: string): Promise<void> {
  await db.delete(announcements).where(and(eq(announcements.byUserId, userId), announcements.isOfCoach))
}
