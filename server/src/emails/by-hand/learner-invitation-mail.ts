import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../../adapters/mail/mail.ts'
import { writeMail } from '../layout.ts'
import { languageOf, moment, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  username: string
  /** The course in which the learner has a seat. */
  course: string | null
  link: string
  until: Date
}

/** Invites a learner whose account the school has made; the link sets the password. */
export function learnerInvitationMail({
  language: chosen,
  username,
  course,
  link,
  until,
}: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  if (language === 'en') {
    return writeMail({
      kind: 'learner-invitation',
      language,
      subject: `Welcome to ${brand.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        course === null
          ? `We opened an account for you at ${brand.name}.`
          : `We opened an account for you at ${brand.name}, with a seat in “${course}”.`,
        'Choose your password and you are in:',
      ],
      action: { label: 'Choose a password', link },
      notes: [
        `The link works once, until ${moment(until, { language })}. After that, ask for a new one with “forgot password”.`,
        'You were not expecting this? Then ignore this email.',
      ],
    })
  }
  return writeMail({
    kind: 'learner-invitation',
    language,
    subject: `${brand.name} okuluna hoş geldin`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      course === null
        ? `${brand.name} okulunda senin için bir hesap açtık.`
        : `${brand.name} okulunda senin için bir hesap açtık ve “${course}” kursunda yerini ayırdık.`,
      'Şifreni belirle, hepsi bu:',
    ],
    action: { label: 'Şifre belirle', link },
    notes: [
      `Bağlantı yalnızca bir kez kullanılabilir. Son kullanma zamanı: ${moment(until, { language })}. Süresi dolarsa giriş sayfasındaki “Şifremi unuttum” ile yenisini isteyebilirsin.`,
      'Böyle bir davet beklemiyorsan bu e-postayı dikkate alma.',
    ],
  })
}
