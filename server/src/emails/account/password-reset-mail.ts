import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Values = { language: Language | null; username: string; link: string; minutes: number }

export const passwordResetMail = ({ language, username, link, minutes }: Values): Letter =>
  letterOf('password-reset', {
    language: languageOf(language),
    values: { name: tidyName(username), link, minutes: String(minutes) },
  })
