import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  username: string
  code: string
  minutes: number
  /** Opens the form with address and code filled in; undefined when several registrations wait for a code. */
  link: string | undefined
}

/** Names the account that the code opens: someone else may have registered with this address. */
export function verificationMail({ language: chosen, username, code, minutes, link }: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  if (language === 'en') {
    return writeMail({
      kind: 'verification',
      language,
      subject: `Your ${brand.name} verification code`,
      greeting: 'Hello,',
      paragraphs: [
        `Good to have you here. This code verifies your email and opens the account with the username “${name}”:`,
      ],
      code,
      ...(link && { action: { label: 'Verify my email', link } }),
      notes: [
        `The code works for ${minutes} minutes. Nobody at ${brand.name} will ever ask you for it.`,
        'You did not register, or that is not your username? Then ignore this email and do not use the code.',
      ],
    })
  }
  return writeMail({
    kind: 'verification',
    language,
    subject: `${brand.name} doğrulama kodun`,
    greeting: 'Merhaba,',
    paragraphs: [
      `Aramıza hoş geldin. Bu kod e-posta adresini doğrular ve “${name}” kullanıcı adlı hesabı açar:`,
    ],
    code,
    ...(link && { action: { label: 'E-postamı doğrula', link } }),
    notes: [
      `Kod ${minutes} dakika geçerlidir. ${brand.name} ekibinden hiç kimse senden bu kodu istemez.`,
      'Kaydı sen yapmadıysan ya da bu kullanıcı adı sana ait değilse bu e-postayı dikkate alma ve kodu kullanma.',
    ],
  })
}
