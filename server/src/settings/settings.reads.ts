import type { SavedSettings } from '@sohbet/contract/core/settings'
import { defaultAnnouncement } from '@sohbet/domain/site/announcement'
import type { Db } from '../db/connect.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'

const defaults: SavedSettings = {
  announcement: defaultAnnouncement,
  link: '',
  from: null,
  until: null,
  revision: 0,
  holidays: [],
  holidaysRevision: 0,
}

export async function readSettings(db: Db): Promise<SavedSettings> {
  const [row] = await db
    .select({
      tr: schoolSettings.announcementTr,
      en: schoolSettings.announcementEn,
      link: schoolSettings.announcementLink,
      from: schoolSettings.announcementFrom,
      until: schoolSettings.announcementUntil,
      revision: schoolSettings.revision,
      holidays: schoolSettings.holidays,
      holidaysRevision: schoolSettings.holidaysRevision,
    })
    .from(schoolSettings)
  if (!row) return defaults
  const { tr, en, from, until, ...rest } = row
  return {
    announcement: { tr, en },
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    ...rest,
  }
}
