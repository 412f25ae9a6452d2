import { brand } from '@sohbet/domain/brand'
import type { Language } from '@sohbet/domain/language'

/** Mail is in Turkish for those who chose no language. */
export const languageOf = (chosen: Language | null): Language => chosen ?? 'tr'

/**
 * A name as it may stand in a mail. Whoever registers writes it into the mailbox of whatever address they give, so it
 * stays on one line, turns or hides nothing around it, and no mail program makes a link of it.
 */
export const tidyName = (name: string) =>
  name
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/g, '$&\u200B')

const locales = { en: 'en-GB', tr: 'tr-TR' } as const

/** A moment on the school's clock, by day and minute. */
export const moment = (date: Date, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(date)

/** A calendar day. */
export const day = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
