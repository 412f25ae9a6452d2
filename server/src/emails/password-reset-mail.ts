import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = { language: Language | null; username: string; link: string; minutes: number }

export function passwordResetMail({ language: chosen, username, link, minutes }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  if (language === 'en') {
    return writeMail({
      kind: 'password-reset',
      language,
      subject: `Set a new ${brand.name} password`,
      greeting: `Hello ${name},`,
      paragraphs: ['Forgotten passwords happen to everyone. Choose a new one here:'],
      action: { label: 'Set a new password', link },
      notes: [
        `The link works once, for ${minutes} minutes.`,
        'You did not ask for it? Then there is nothing to do: your password stays as it is.',
      ],
    })
  }
  return writeMail({
    kind: 'password-reset',
    language,
    subject: `${brand.name} şifreni yenile`,
    greeting: `Merhaba ${name},`,
    paragraphs: ['Şifre unutmak herkesin başına gelir. Yenisini buradan belirleyebilirsin:'],
    action: { label: 'Yeni şifre belirle', link },
    notes: [
      `Bağlantı ${minutes} dakika boyunca ve yalnızca bir kez kullanılabilir.`,
      'Bunu sen istemediysen bir şey yapmana gerek yok: şifren aynı kalır.',
    ],
  })
}
