import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import { notificationWords } from '@sohbet/contract/messaging/notification-words'
import type { Notice } from '@sohbet/contract/messaging/notifications'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { inLanguage, languageOf, tidyName } from './words.ts'

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

/** A notification by mail. */
export function notificationMail({
  language: chosen,
  timeZone,
  username,
  role,
  notice,
  publicUrl,
  path,
  unsubscribe,
}: Values): MailContent {
  const language = languageOf(chosen)
  const { title, text } = notificationWords(notice, { language, timeZone })
  const settings = inLanguage(
    `${publicUrl}/${role}/${role === 'admin' ? 'account-settings' : 'settings'}`,
    language,
  )
  const isEnglish = language === 'en'
  const letter = writeMail({
    kind: 'notification',
    language,
    subject: title.replaceAll(/\s+/g, ' '),
    greeting: isEnglish ? `Hello ${tidyName(username)},` : `Merhaba ${tidyName(username)},`,
    paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
    action: { label: isEnglish ? 'Look at it' : 'Göster', link: `${publicUrl}${path}` },
    notes: [
      ...(unsubscribe
        ? [
            isEnglish
              ? `You get this because you agreed to campaign mails. Unsubscribe: ${inLanguage(unsubscribe.page, language)}`
              : `Bu e-postayı, kampanya e-postalarına onay verdiğin için alıyorsun. Abonelikten çık: ${inLanguage(unsubscribe.page, language)}`,
          ]
        : []),
      isEnglish
        ? `What you get by mail you choose in your settings: ${settings}`
        : `E-postayla ne alacağını ayarlarından seçebilirsin: ${settings}`,
    ],
  })
  return unsubscribe ? { ...letter, unsubscribeUrl: unsubscribe.post } : letter
}
