import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, moment, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  until: Date
  publicUrl: string
}

export function lockOutMail({ language: chosen, timeZone, username, until, publicUrl }: Values): Letter {
  const language = languageOf(chosen)
  return letterOf('lock-out', {
    language,
    values: {
      name: tidyName(username),
      until: moment(until, { language, timeZone }),
      link: `${publicUrl}/auth/request-password-reset`,
    },
  })
}
