import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { linesOf, quoted, tidyName } from '../words.ts'

type Values = { name: string; text: string; visitorText: string; language: Language; schoolEmail: string }

/** The school's reply to a visitor's contact message. Replies go to the school's mailbox. */
export const replyMail = ({ name, text, visitorText, language, schoolEmail }: Values): Letter =>
  letterOf('reply', {
    replyTo: schoolEmail,
    language,
    values: {
      name: tidyName(name),
      answer: linesOf(text).join('\n'),
      question: linesOf(visitorText).map(quoted).join('\n'),
    },
  })
