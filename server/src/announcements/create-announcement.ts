import type { Audience, NewAnnouncement, SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { maySendAt } from '@sohbet/domain/notification/send-at'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { announcements } from '../db/tables/messaging/notifications.ts'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { requireAnnouncement } from './announcement.reads.ts'
import { sendAnnouncement } from './send-announcements.ts'

/**
 * Sends an announcement that is due in the same transaction; others wait for their time. A repeated id changes
 * nothing.
 */
export const createAnnouncement = (
  ctx: SignedInContext,
  { id, audience, isCampaign = false, title, text, sendAt }: NewAnnouncement,
): Promise<SentAnnouncement> =>
  ctx.db.transaction(async (db) => {
    const due = sendAt === undefined ? ctx.now : new Date(sendAt)
    const [row] = await db
      .insert(announcements)
      .values({
        ...(id && { id }),
        titleTr: title.tr,
        titleEn: title.en,
        textTr: text.tr,
        textEn: text.en,
        ...(await columnsOf(db, audience)),
        isCampaign,
        sendAt: due,
        byUserId: ctx.actor.userId,
        createdAt: ctx.now,
      })
      .onConflictDoNothing({ target: announcements.id })
      .returning()
    if (!row && id) return requireAnnouncement(db, id)
    const verdict = maySendAt(due, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    if (!row) throw new Error('an inserted announcement was not returned')
    if (due <= ctx.now) await sendAnnouncement(db, row, ctx.now)
    return requireAnnouncement(db, row.id)
  })

async function columnsOf(db: Db, audience: Audience) {
  if (audience.to === 'role') return { audience: audience.to, role: audience.role }
  if (audience.to === 'course') {
    if ((await db.$count(courses, eq(courses.id, audience.courseId))) === 0)
      throw new AppError('COURSE_NOT_FOUND')
    return { audience: audience.to, courseId: audience.courseId }
  }
  if (audience.to === 'everyone') return { audience: audience.to }
  const [group] = await db.select().from(telegramGroups).where(eq(telegramGroups.id, audience.groupId))
  if (!group) throw new AppError('GROUP_NOT_FOUND')
  return { audience: audience.to, groupId: group.id, courseId: group.courseId }
}

/** A sent announcement cannot be withdrawn. */
export async function withdrawAnnouncement({ db }: SignedInContext, id: string): Promise<{ id: string }> {
  const gone = await db
    .delete(announcements)
    .where(and(eq(announcements.id, id), isNull(announcements.sentAt)))
    .returning({ id: announcements.id })
  if (gone.length > 0) return { id }
  const exists = (await db.$count(announcements, eq(announcements.id, id))) > 0
  throw new AppError(exists ? 'ANNOUNCEMENT_SENT' : 'NOT_FOUND')
}
