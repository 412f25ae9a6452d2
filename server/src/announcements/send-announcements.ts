import type { Audience } from '@sohbet/contract/messaging/announcements'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { announcements } from '../db/tables/messaging/notifications.ts'
import { notify } from '../notifications/notify.ts'
import { readReaders } from './announcement.reads.ts'

type Row = typeof announcements.$inferSelect

/** A deleted group has no members. */
function audienceOf({ audience, role, courseId, groupId }: Row): Audience | undefined {
  if (audience === 'everyone') return { to: 'everyone' }
  if (audience === 'role' && role) return { to: 'role', role }
  if (audience === 'course' && courseId) return { to: 'course', courseId }
  return groupId ? { to: 'group', groupId } : undefined
}

/** Sends to the current audience. The announcement's row is locked. A user gets one notification for each `about`. */
export async function sendAnnouncement(
  db: Db,
  row: Row,
  { now, about = row.id }: { now: Date; about?: string },
): Promise<void> {
  const audience = audienceOf(row)
  const notice = {
    kind: 'announcement' as const,
    title: { tr: row.titleTr, en: row.titleEn },
    text: { tr: row.textTr, en: row.textEn },
  }
  const userIds = audience ? await readReaders(db, { audience, isCampaign: row.isCampaign }) : []
  const readerCount = await notify(db, now, { userIds, notice, about, announcementId: row.id })
  await db.update(announcements).set({ sentAt: now, readerCount }).where(eq(announcements.id, row.id))
}

/** Sends due announcements one after the other; rows locked by another worker are skipped. */
export async function sendAnnouncements({ db: outer, now }: { db: Db; now: Date }): Promise<void> {
  const sendNext = () =>
    outer.transaction(async (db) => {
      const [due] = await db
        .select()
        .from(announcements)
        .where(and(isNull(announcements.sentAt), lte(announcements.sendAt, now)))
        .orderBy(asc(announcements.sendAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (due) await sendAnnouncement(db, due, { now })
      return due !== undefined
    })
  while (await sendNext());
}
