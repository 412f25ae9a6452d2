import type { SchoolSettings } from '@sohbet/contract/settings'
import { defaultAnnouncement } from '@sohbet/domain/announcement'
import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { schoolSettings } from '../db/tables/school-settings.ts'

// Every process asks every second.
const theRow = prepared((db) =>
  db
    .select({ tr: schoolSettings.announcementTr, en: schoolSettings.announcementEn })
    .from(schoolSettings)
    .prepare('school_settings'),
)

export async function readSettings(db: Db): Promise<SchoolSettings> {
  const [announcement = defaultAnnouncement] = await theRow(db).execute()
  return { announcement }
}
