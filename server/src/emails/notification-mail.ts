import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import { notificationWords } from '@sohbet/contract/messaging/notification-words'
import type { Notice } from '@sohbet/contract/messaging/notifications'
import { letterOf, type Letter } from './letter.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  role: Role
  notice: Notice
  publicUrl: string
  path: string
  /** Of a campaign: the addresses that end such mails, for readers and for mail programs. */
  unsubscribe?: { page: string; post: string } | undefined
}

/** A notification by mail. Its own words are those of the notification on the screen. */
export function notificationMail({
  language: chosen,
  timeZone,
  username,
  role,
  notice,
  publicUrl,
  path,
  unsubscribe,
}: Values): Letter {
  const language = languageOf(chosen)
  const { title, text } = notificationWords(notice, { language, timeZone })
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return letterOf('notification', {
    language,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.post }),
    values: {
      name: tidyName(username),
      title,
      text: lines.join('\n'),
      link: `${publicUrl}${path}`,
      unsubscribe: unsubscribe?.page ?? '',
      settings: `${publicUrl}/${role}/${role === 'admin' ? 'account-settings' : 'settings'}`,
    },
  })
}
