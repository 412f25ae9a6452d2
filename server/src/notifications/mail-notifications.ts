import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { unsubscribe as unsubscribeCall } from '@sohbet/contract/people/campaign-mails'
import { requestPath } from '@sohbet/contract/request'
import { hoursBefore } from '@sohbet/domain/moment'
import { mailsPerThing } from '@sohbet/domain/notification/merging'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { notificationMail } from '../emails/notification-mail.ts'
import type { SignedLinks } from '../http/files/signed-links.ts'
import { onDb, quietBoss } from '../jobs/queue.ts'
import { queueMails } from '../jobs/queue-mail.ts'
import { soon } from '../jobs/job-list.ts'
import { coachOfNotice } from './coach-of-notice.ts'
import { announcedBy, noticeOf } from './notification.reads.ts'

/** Mails per transaction; other calls wait meanwhile. */
const atOnce = 50

/** Lower priority, so that log-in codes do not wait for these. */
const afterOthers = -1

/** A rate that the mail server and other mails tolerate. */
export const mailsPerMinute = 1200

/** Pause between batches, so that mails go out evenly and the app stays responsive. */
export const batchPause = (60_000 * atOnce) / mailsPerMinute

type Context = {
  db: Db
  now: Date
  publicUrl: string
  links: Pick<SignedLinks, 'tokenOf'>
  pause: (milliseconds: number) => Promise<unknown>
}

/**
 * Queues due mails. Marking and queueing share a transaction, and locked rows are skipped, so each mail goes out
 * once, and the queue retries failures.
 */
export async function mailNotifications(ctx: Context): Promise<void> {
  // The rest stays in the table: in the queue, mails to a whole school would delay every other mail
  let room = mailsPerMinute - (await quietBoss(onDb(ctx.db)).getQueueSize('send-mail'))
  while (room > 0) {
    const written = await mailSome(ctx, Math.min(room, atOnce))
    room = written < atOnce ? 0 : room - written
    if (room > 0) await ctx.pause(batchPause)
  }
}

const mailSome = ({ db: outer, now, publicUrl, links }: Context, most: number): Promise<number> =>
  outer.transaction(async (db) => {
    const rows = await db
      .select({
        notification: notifications,
        user: users,
        announcement: announcements,
        from: announcedBy,
        coach: coachOfNotice,
      })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .leftJoin(announcements, eq(announcements.id, notifications.announcementId))
      .where(and(eq(notifications.isMailDue, true), lte(notifications.mailFrom, now), isBelowCap(now)))
      .orderBy(asc(notifications.mailFrom))
      .limit(most)
      .for('no key update', { of: notifications, skipLocked: true })
    if (rows.length === 0) return 0
    await queueMails(
      db,
      rows.map(({ notification, user, announcement, from, coach }) => {
        const notice = noticeOf({ ...emptyWords, ...announcement, ...notification, from })
        const path = notificationPath(notice, user.role) ?? `/${user.role}/notifications`
        const unsubscribe = announcement?.isCampaign
          ? unsubscribeUrls(publicUrl, links.tokenOf(user.id))
          : undefined
        const letter = notificationMail({ ...user, notice, publicUrl, path, coach, unsubscribe })
        return { to: user.email, letter }
      }),
      { priority: afterOthers, retries: soon }, // later the mail would be outdated; the app shows the notification anyway
    )
    const ids = rows.map(({ notification }) => notification.id)
    await db
      .update(notifications)
      .set({ isMailDue: false, mailedAt: now })
      .where(inArray(notifications.id, ids))
    return rows.length
  })

/** The page with the button, and the address for mail programs. */
const unsubscribeUrls = (publicUrl: string, token: string) => ({
  page: `${publicUrl}/auth/unsubscribe?token=${token}`,
  post: `${publicUrl}${requestPath(unsubscribeCall, { params: { token } })}`,
})

/** A person gets a limited number of mails about one thing in an hour; the next one waits. */
const isBelowCap = (
  now: Date,
) => sql`(${notifications.thing} is null or (select count(*) from notifications as earlier
  where earlier.user_id = ${notifications.userId} and earlier.thing = ${notifications.thing}
    and earlier.mailed_at > ${sqlMoment(hoursBefore(now, 1))}) < ${mailsPerThing})`

const emptyWords = { titleTr: null, titleEn: null, textTr: null, textEn: null }
