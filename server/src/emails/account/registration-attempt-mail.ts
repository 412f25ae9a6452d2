import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Values = { language: Language | null; username: string; publicUrl: string }

/** Tells the owner of an account that someone registered with its address. */
export const registrationAttemptMail = ({ language, username, publicUrl }: Values): Letter =>
  letterOf('registration-attempt', {
    language: languageOf(language),
    values: {
      name: tidyName(username),
      link: `${publicUrl}/auth/login`,
      resetLink: `${publicUrl}/auth/request-password-reset`,
    },
  })
