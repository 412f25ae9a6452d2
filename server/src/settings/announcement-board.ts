import { defaultAnnouncement, type Announcement } from '@sohbet/domain/announcement'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { readSettings } from './settings.reads.ts'

const lookAgainMilliseconds = 1000

/**
 * The announcement, kept in memory so that a page costs no query. It is a new object exactly when its text has
 * changed, so that pages know by it whether they are still right.
 */
export type AnnouncementBoard = {
  current: () => Announcement
  /** Looks at the database; whoever changed it there does so before answering. */
  refresh: () => Promise<void>
  /** Follows what other processes change, until stopped. */
  watch: (log: Log) => { stop: () => void }
}

export function createAnnouncementBoard(db: Db): AnnouncementBoard {
  let shown = defaultAnnouncement
  let asked = 0
  let heard = 0
  async function refresh() {
    const ticket = ++asked
    const { announcement } = await readSettings(db)
    if (ticket < heard) return // a later look was faster, and knows better
    heard = ticket
    if (announcement.tr !== shown.tr || announcement.en !== shown.en) shown = announcement
  }
  return {
    current: () => shown,
    refresh,
    watch(log) {
      let isAway = false
      let isLooking = false
      const look = async () => {
        if (isLooking) return // the database is slow; one look at a time
        isLooking = true
        await refresh().then(
          () => (isAway = false),
          (err: unknown) => {
            if (!isAway) log.warn({ err }, 'The announcement could not be read')
            isAway = true
          },
        )
        isLooking = false
      }
      const timer = setInterval(() => void look(), lookAgainMilliseconds).unref()
      return { stop: () => clearInterval(timer) }
    },
  }
}
