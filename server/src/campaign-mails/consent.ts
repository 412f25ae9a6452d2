import type { Reply } from '@sohbet/contract/endpoint'
import type { getCampaignMails } from '@sohbet/contract/people/campaign-mails'
import type { CampaignMailPlace } from '@sohbet/domain/account/campaign-mails'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { announcements, notifications } from '../db/tables/messaging/notifications.ts'
import { campaignMailConsents } from '../db/tables/people/campaign-mail-consents.ts'

type Change = { userId: string; now: Date; place: CampaignMailPlace }

const isConsentOf = (userId: string) =>
  and(eq(campaignMailConsents.userId, userId), isNull(campaignMailConsents.withdrawnAt))

/** Users who agreed to campaign mails and did not withdraw. */
export const agreedUsers = sql`select user_id from campaign_mail_consents where withdrawn_at is null`

export async function readConsent(db: Db, userId: string): Promise<Reply<typeof getCampaignMails>> {
  const [consent] = await db.select().from(campaignMailConsents).where(isConsentOf(userId))
  return { agreedAt: consent?.agreedAt.toISOString() ?? null }
}

/** A repeated consent keeps the first time. */
export async function agreeToCampaignMails(db: Db, { userId, now, place }: Change): Promise<void> {
  await db
    .insert(campaignMailConsents)
    .values({ userId, agreedAt: now, agreedIn: place })
    .onConflictDoNothing()
}

/** Also cancels campaign mails that are still waiting. */
export async function withdrawCampaignMails(db: Db, { userId, now, place }: Change): Promise<void> {
  await db
    .update(campaignMailConsents)
    .set({ withdrawnAt: now, withdrawnIn: place })
    .where(isConsentOf(userId))
  const campaigns = db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.isCampaign, true))
  await db
    .update(notifications)
    .set({ isMailDue: false })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.isMailDue, true),
        inArray(notifications.announcementId, campaigns),
      ),
    )
}
