import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'

/**
 * Tells a visitor that the school has the message. It contains no word of the form: anyone may type another person's
 * address there, and the school must not deliver their text.
 */
export const contactThanksMail = ({
  language,
  schoolEmail,
}: {
  language: Language
  schoolEmail: string
}): Letter => letterOf('contact-thanks', { replyTo: schoolEmail, language, values: {} })
