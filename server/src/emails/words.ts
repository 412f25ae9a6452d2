import { brand } from '@sohbet/domain/brand'
import { daysOfWeek } from '@sohbet/domain/calendar'
import { inOrder, type ZoomTime } from '@sohbet/domain/course/zoom-times'
import { locales, type Language } from '@sohbet/domain/language'

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

/** What somebody typed, line by line. */
export const linesOf = (text: string): string[] => text.split(/\r?\n(?:\s*\r?\n)*/)

/** Set apart from our own words: a visitor's line must not pass for one of ours. */
export const quoted = (line: string): string => `› ${line}`

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

const aMonday = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** The weekly sessions by the school's clock: Monday 19:00, Wednesday 19:00. */
export const weekly = (times: readonly ZoomTime[], language: Language): string =>
  inOrder(times)
    .map(({ dayOfWeek, hour, minute }) => {
      const name = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
        aMonday + daysOfWeek.indexOf(dayOfWeek) * dayMs,
      )
      return `${name} ${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`
    })
    .join(', ')
