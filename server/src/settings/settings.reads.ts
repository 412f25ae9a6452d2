import type { SavedSettings } from '@sohbet/contract/core/settings'
import { defaultAnnouncement } from '@sohbet/domain/announcement'
import type { Db } from '../db/connect.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'

export async function readSettings(db: Db): Promise<SavedSettings> {
  const [row] = await db
    .select({
      tr: schoolSettings.announcementTr,
      en: schoolSettings.announcementEn,
      revision: schoolSettings.revision,
      holidays: schoolSettings.holidays,
      holidaysRevision: schoolSettings.holidaysRevision,
    })
    .from(schoolSettings)
  if (!row) return { announcement: defaultAnnouncement, revision: 0, holidays: [], holidaysRevision: 0 }
  const { tr, en, revision, holidays, holidaysRevision } = row
  return { announcement: { tr, en }, revision, holidays, holidaysRevision }
}
