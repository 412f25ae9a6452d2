import * as contract from '@sohbet/contract/people/campaign-mails'
import { messages } from '@sohbet/contract/messaging/messages'
import type { Bind } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { Redirect } from '../http/redirect.ts'
import { agreeToCampaignMails, readConsent, withdrawCampaignMails } from './consent.ts'

export function campaignMailRoutes(bind: Bind) {
  bind(contract.getCampaignMails, ({ db, actor }) => readConsent(db, actor.userId))
  bind(contract.setCampaignMails, ({ db: outer, actor, now }, { body }) =>
    outer.transaction(async (db) => {
      const change = { userId: actor.userId, now, place: 'settings' as const }
      await (body.isAgreed ? agreeToCampaignMails(db, change) : withdrawCampaignMails(db, change))
      return readConsent(db, actor.userId)
    }),
  )
  bind(
    contract.openUnsubscribe,
    ({ publicUrl }, { params }) =>
      new Redirect(`${publicUrl}/auth/unsubscribe?token=${encodeURIComponent(params.token)}`),
  )
  bind(contract.unsubscribe, async ({ db: outer, links, now, language }, { params }) => {
    const userId = links.userOf(params.token)
    if (!userId) throw new AppError('LINK_EXPIRED')
    await outer.transaction((db) => withdrawCampaignMails(db, { userId, now, place: 'link' }))
    return { message: messages.unsubscribed[language] }
  })
}
