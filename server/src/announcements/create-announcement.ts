import type { Audience, NewAnnouncement, SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { maySendAt } from '@sohbet/domain/notification/send-at'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { announcements } from '../db/tables/messaging/notifications.ts'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { findOwnAnnouncements } from './announcement.reads.ts'
import { sendAnnouncement } from './send-announcements.ts'

export const createAnnouncement = (
  ctx: SignedInContext,
  fields: NewAnnouncement,
): Promise<SentAnnouncement> => ctx.db.transaction((db) => addAnnouncement(ctx, db, fields))

type Added = NewAnnouncement & {
  /** A coach announces it. `about` is the same for all courses, so that a learner of two is notified once. */
  ofCoach?: { about: string }
}

/**
 * Sends an announcement that is due in the same transaction; others wait for their time. A repeated id changes
 * nothing.
 */
export async function addAnnouncement(
  ctx: SignedInContext,
  db: Db,
  { id, audience, isCampaign = false, title, text, sendAt, ofCoach }: Added,
): Promise<SentAnnouncement> {
  const byUserId = ctx.actor.userId
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
      byUserId,
      isOfCoach: ofCoach !== undefined,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: announcements.id })
    .returning()
  if (row) {
    const verdict = maySendAt(due, ctx.now)
    if (!verdict.allowed) throw new AppError(verdict.because)
    if (due <= ctx.now) await sendAnnouncement(db, row, { now: ctx.now, ...ofCoach })
  }
  const [made] = await findOwnAnnouncements(db, { ids: [row?.id ?? id ?? ''], byUserId })
  if (!made) throw new AppError('NOT_FOUND')
  return made
}

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
