import { defaultAnnouncement, type Announcement } from '@sohbet/domain/announcement'
import type { Db } from '../db/connect.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import { readSettings } from './settings.reads.ts'

export type CachedAnnouncement = CachedValue<Announcement>

export const cacheAnnouncement = (db: Db): CachedAnnouncement =>
  cacheValue({
    initial: defaultAnnouncement,
    read: async () => (await readSettings(db)).announcement,
    isSame: (one, other) => one.tr === other.tr && one.en === other.en,
    trouble: 'The announcement could not be read',
  })
