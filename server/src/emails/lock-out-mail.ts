import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, moment, tidyName } from './words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  until: Date
  publicUrl: string
}

export function lockOutMail({ language: chosen, timeZone, username, until, publicUrl }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const link = `${publicUrl}/auth/request-password-reset`
  if (language === 'en') {
    return writeMail({
      kind: 'lock-out',
      language,
      subject: `Your ${brand.name} account is locked for a short while`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `Someone entered a wrong password for your account several times, so we locked it until ${moment(until, { language, timeZone })}.`,
        'Was it you? Wait until then, or set a new password: that unlocks your account at once.',
      ],
      action: { label: 'Set a new password', link },
      notes: [
        'It was not you? Your account is safe. If your password is short or used elsewhere, now is a good moment to change it.',
      ],
    })
  }
  return writeMail({
    kind: 'lock-out',
    language,
    subject: `${brand.name} hesabın kısa süreliğine kilitlendi`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `Hesabına art arda yanlış şifreyle girilmeye çalışıldı. Bu yüzden hesabını geçici olarak kilitledik. Kilidin açılacağı zaman: ${moment(until, { language, timeZone })}.`,
      'Deneyen sen miydin? O zamana kadar bekleyebilir ya da yeni bir şifre belirleyebilirsin: bu, hesabının kilidini hemen açar.',
    ],
    action: { label: 'Yeni şifre belirle', link },
    notes: [
      'Sen değilsen de hesabın güvende. Şifren kısaysa ya da başka yerde de kullanıyorsan şimdi değiştirmek için iyi bir zaman.',
    ],
  })
}
