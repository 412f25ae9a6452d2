import { defaultAnnouncement, type Announcement } from '@sohbet/domain/announcement'
import type { Db } from '../db/connect.ts'
import { createBoard, type Board } from '../http/pages/board.ts'
import { readSettings } from './settings.reads.ts'

export type AnnouncementBoard = Board<Announcement>

export const createAnnouncementBoard = (db: Db): AnnouncementBoard =>
  createBoard({
    initial: defaultAnnouncement,
    read: async () => (await readSettings(db)).announcement,
    isSame: (one, other) => one.tr === other.tr && one.en === other.en,
    trouble: 'The announcement could not be read',
  })
