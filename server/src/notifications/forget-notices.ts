import { arrayContains } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'

/** Deletes notices that name the account beside others; foreign keys delete the rest. */
export async function forgetNotices(db: Db, userId: string): Promise<void> {
  await db.delete(notifications).where(arrayContains(notifications.otherPersonIds, [userId]))
}
