import type { SavedSettings, SchoolSettings } from '@sohbet/contract/settings'
import { schoolSettings } from '../db/tables/school-settings.ts'
import type { Context } from '../http/context.ts'
import { readSettings } from './settings.reads.ts'

export async function updateSettings(
  { db, now, announcementBoard }: Context,
  { announcement, holidays }: SchoolSettings,
): Promise<SavedSettings> {
  const row = {
    announcementTr: announcement.tr,
    announcementEn: announcement.en,
    ...(holidays && { holidays: holidays.toSorted((one, other) => (one.day < other.day ? -1 : 1)) }),
    updatedAt: now,
  }
  await db.insert(schoolSettings).values(row).onConflictDoUpdate({ target: schoolSettings.isOnly, set: row })
  await announcementBoard.refresh() // so that the next page says it
  return readSettings(db)
}
