import { defaultAnnouncement, isInTime, type Announcement } from '@sohbet/domain/site/announcement'
import type { Db } from '../db/connect.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import { readSettings } from './settings.reads.ts'

export type CachedAnnouncement = CachedValue<Announcement>

const nothing: Announcement = { tr: '', en: '' }

/** It is read again every second, so pages change when the time of the bar begins or ends. */
export const cacheAnnouncement = (db: Db, clock: () => Date): CachedAnnouncement =>
  cacheValue({
    initial: defaultAnnouncement,
    read: async () => {
      const { announcement, link, ...time } = await readSettings(db)
      return isInTime(time, clock()) ? { ...announcement, ...(link && { link }) } : nothing
    },
    isSame: (one, other) => one.tr === other.tr && one.en === other.en && one.link === other.link,
    trouble: 'The announcement could not be read',
  })
