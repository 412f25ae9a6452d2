import type { Language } from '@sohbet/domain/language'
import type { Notice } from '../notifications.ts'

const otherOf = { tr: 'en', en: 'tr' } as const

/** A reader without a text in their language reads the other one. A coach's announcement names coach and course. */
export const announcementWords =
  (language: Language) =>
  ({ title, text, from }: Extract<Notice, { kind: 'announcement' }>) => {
    const words = {
      title: title[language] || title[otherOf[language]],
      text: text[language] || text[otherOf[language]],
    }
    return from ? { title: `${from.coach}: ${words.title}`, text: `${words.text}\n\n${from.course}` } : words
  }
