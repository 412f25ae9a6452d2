import { brand } from '@sohbet/domain/brand'
import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, moment, tidyName } from './words.ts'

type StaffRole = Exclude<Role, 'learner'>
type Values = { language: Language | null; username: string; role: StaffRole; link: string; until: Date }

const roleNames = {
  en: { coach: 'a coach', admin: 'an admin' },
  tr: { coach: 'koç', admin: 'yönetici' },
} as const

/** Invites a coach or an admin; the link sets the password. */
export function invitationMail({ language: chosen, username, role, link, until }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  if (language === 'en') {
    return writeMail({
      kind: 'invitation',
      language,
      subject: `Welcome to the ${brand.name} team`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `We opened an account for you at ${brand.name}, as ${roleNames.en[role]}. Choose your password and you are in:`,
      ],
      action: { label: 'Choose a password', link },
      notes: [
        `The link works once, until ${moment(until, { language })}. After that, ask for a new one with “forgot password”.`,
        'You were not expecting this? Then ignore this email.',
      ],
    })
  }
  return writeMail({
    kind: 'invitation',
    language,
    subject: `${brand.name} ekibine hoş geldin`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `${brand.name} okulunda senin için bir ${roleNames.tr[role]} hesabı açtık. Şifreni belirle, hepsi bu:`,
    ],
    action: { label: 'Şifre belirle', link },
    notes: [
      `Bağlantı yalnızca bir kez kullanılabilir. Son kullanma zamanı: ${moment(until, { language })}. Süresi dolarsa giriş sayfasındaki “Şifremi unuttum” ile yenisini isteyebilirsin.`,
      'Böyle bir davet beklemiyorsan bu e-postayı dikkate alma.',
    ],
  })
}
