import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { linesOf, quoted, tidyName } from '../words.ts'

type Values = {
  name: string
  email: string
  message: string
  language: Language
  link: string
  /** Sent with the form of the creators page. */
  isApplication?: boolean
}

const writtenIn = { en: 'İngilizce', tr: 'Türkçe' } as const

/** A visitor's message to the school, whose working language is Turkish. Replies go to the visitor. */
export const contactMail = ({
  name,
  email,
  message,
  language,
  link,
  isApplication = false,
}: Values): Letter =>
  letterOf(isApplication ? 'application' : 'contact', {
    replyTo: email,
    language: 'tr',
    values: {
      name: tidyName(name),
      email,
      pageLanguage: writtenIn[language],
      message: linesOf(message).map(quoted).join('\n'),
      link,
    },
  })
