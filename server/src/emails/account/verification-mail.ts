import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  username: string
  code: string
  minutes: number
  /** Opens the form with address and code filled in; undefined when several registrations wait for a code. */
  link: string | undefined
}

/** Names the account that the code opens: someone else may have registered with this address. */
export const verificationMail = ({ language, username, code, minutes, link = '' }: Values): Letter =>
  letterOf('verification', {
    language: languageOf(language),
    values: { name: tidyName(username), code, minutes: String(minutes), link },
  })
