import type { SchoolSettings } from '@sohbet/contract/settings'
import { schoolSettings } from '../db/tables/school-settings.ts'
import type { Context } from '../http/context.ts'
import { readSettings } from './settings.reads.ts'

export async function updateSettings(
  { db, now, announcementBoard }: Context,
  { announcement }: SchoolSettings,
): Promise<SchoolSettings> {
  const row = { announcementTr: announcement.tr, announcementEn: announcement.en, updatedAt: now }
  await db.insert(schoolSettings).values(row).onConflictDoUpdate({ target: schoolSettings.isOnly, set: row })
  await announcementBoard.refresh() // so that the next page says it
  return readSettings(db)
}
