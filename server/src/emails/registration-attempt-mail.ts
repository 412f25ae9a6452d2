import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { inLanguage, languageOf, tidyName } from './words.ts'

type Values = { language: Language | null; username: string; publicUrl: string }

/** Tells the owner of an account that someone registered with its address. */
export function registrationAttemptMail({ language: chosen, username, publicUrl }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const reset = inLanguage(`${publicUrl}/auth/request-password-reset`, language)
  const link = `${publicUrl}/auth/login`
  if (language === 'en') {
    return writeMail({
      kind: 'registration-attempt',
      language,
      subject: `You already have a ${brand.name} account`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Someone just tried to register with your email address. You have an account already, so nothing was changed.',
        'Was it you? Then simply log in.',
      ],
      action: { label: 'Log in', link },
      notes: [
        `You do not remember your password? Set a new one: ${reset}`,
        'It was not you? Then there is nothing to do: your account is safe.',
      ],
    })
  }
  return writeMail({
    kind: 'registration-attempt',
    language,
    subject: `Zaten bir ${brand.name} hesabın var`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      'Az önce biri senin e-posta adresinle kaydolmaya çalıştı. Bu adresle zaten bir hesabın olduğu için hiçbir şey değişmedi.',
      'Bunu yapan sensen giriş yapman yeterli.',
    ],
    action: { label: 'Giriş yap', link },
    notes: [
      `Şifreni hatırlamıyorsan yenisini belirle: ${reset}`,
      'Sen değilsen bir şey yapmana gerek yok: hesabın güvende.',
    ],
  })
}
