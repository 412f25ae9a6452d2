import { schoolZone } from '@sohbet/domain/calendar'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'

/** The learner's time zone, or the school's while it is unknown: its midnight turns the day of reviews. */
export async function zoneOf(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return user?.timeZone ?? schoolZone
}
