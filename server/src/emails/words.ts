import { languageParameter, type Language } from '@sohbet/domain/language'
import { zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import { dateWriter } from '@sohbet/domain/writers'

/** Mail is in Turkish for users who chose no language. */
export const languageOf = (chosen: Language | null): Language => chosen ?? 'tr'

/** Our link with the language of the mail: the page opens in it for a reader who has not chosen one. */
export const inLanguage = (link: string, language: Language) =>
  `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/**
 * Makes a name safe for a mail. A registration sends the name to any address that its author types in, so the
 * name stays on one line, has no invisible or direction-changing characters, and does not become a link.
 */
export const tidyName = (name: string) =>
  name
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/g, '$&\u200B')

/** Splits typed text into lines. */
export const linesOf = (text: string): string[] => text.split(/\r?\n(?:\s*\r?\n)*/)

/** Marks a visitor's line, so that it cannot pass for our text. */
export const quoted = (line: string): string => `› ${line}`

/** A moment with its year and its zone. */
export const moment = (date: Date, reader: TimeReader) => zonedTime(date, reader, { withYear: true })

/** A calendar day. */
export const day = (date: string, language: Language) =>
  dateWriter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
