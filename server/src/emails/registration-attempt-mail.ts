import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = { language: Language | null; username: string; publicUrl: string }

/** Tells the owner of an account that someone registered with its address. */
export function registrationAttemptMail({ language: chosen, username, publicUrl }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const reset = `${publicUrl}/auth/request-password-reset`
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
    subject: `Zaten bir ${brand.name} hesabınız var`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      'Az önce biri sizin e-posta adresinizle kaydolmaya çalıştı. Bu adresle zaten bir hesabınız olduğu için hiçbir şey değişmedi.',
      'Bunu yapan sizseniz giriş yapmanız yeterli.',
    ],
    action: { label: 'Giriş yap', link },
    notes: [
      `Şifrenizi hatırlamıyorsanız yenisini belirleyin: ${reset}`,
      'Siz değilseniz bir şey yapmanıza gerek yok: hesabınız güvende.',
    ],
  })
}
