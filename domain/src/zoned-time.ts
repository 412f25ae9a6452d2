import { schoolTime, schoolZone } from './calendar.ts'
import type { Language } from './language.ts'
import { minutesAfter } from './moment.ts'
import { isTimeZone } from './time-zone.ts'
import { dateWriter } from './writers.ts'

/** A person who reads a time: the language, and the time zone of the browser where it is known. */
export type TimeReader = { language: Language; timeZone?: string | null | undefined }

/** Turkish names of cities, where they differ. */
const turkishNames: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'Cezayir',
  'Africa/Cairo': 'Kahire',
  'Asia/Baghdad': 'Bağdat',
  'Asia/Baku': 'Bakü',
  'Asia/Beirut': 'Beyrut',
  'Asia/Damascus': 'Şam',
  'Asia/Famagusta': 'Gazimağusa',
  'Asia/Jerusalem': 'Kudüs',
  'Asia/Nicosia': 'Lefkoşa',
  'Asia/Riyadh': 'Riyad',
  'Asia/Seoul': 'Seul',
  'Asia/Singapore': 'Singapur',
  'Asia/Tashkent': 'Taşkent',
  'Asia/Tbilisi': 'Tiflis',
  'Asia/Tehran': 'Tahran',
  'Asia/Yerevan': 'Erivan',
  'Europe/Athens': 'Atina',
  'Europe/Belgrade': 'Belgrad',
  'Europe/Brussels': 'Brüksel',
  'Europe/Bucharest': 'Bükreş',
  'Europe/Budapest': 'Budapeşte',
  'Europe/Chisinau': 'Kişinev',
  'Europe/Copenhagen': 'Kopenhag',
  'Europe/Istanbul': 'İstanbul',
  'Europe/Lisbon': 'Lizbon',
  'Europe/London': 'Londra',
  'Europe/Luxembourg': 'Lüksemburg',
  'Europe/Moscow': 'Moskova',
  'Europe/Prague': 'Prag',
  'Europe/Rome': 'Roma',
  'Europe/Sarajevo': 'Saraybosna',
  'Europe/Skopje': 'Üsküp',
  'Europe/Sofia': 'Sofya',
  'Europe/Tirane': 'Tiran',
  'Europe/Vienna': 'Viyana',
  'Europe/Warsaw': 'Varşova',
  'Europe/Zurich': 'Zürih',
}

/** The city of a time zone such as 'Europe/London'. */
export const cityOf = (zone: string, language: Language): string =>
  (language === 'tr' ? turkishNames[zone] : undefined) ??
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const day = { day: 'numeric', month: 'long', weekday: 'long' } as const
const dayAndYear = { day: 'numeric', month: 'long', year: 'numeric' } as const

const words = {
  en: {
    school: (city: string) => `${city} time`,
    own: (time: string, city: string) => `${time} ${city} time`,
  },
  tr: {
    school: (city: string) => `${city} saati`,
    own: (time: string, city: string) => `${city} saatiyle ${time}`,
  },
} as const

/**
 * A moment in a text that leaves the screen, with its zone: the school's time, and the reader's own if it differs, as
 * in 'Saturday 24 October at 19:00 (Istanbul time; 18:00 Berlin time)'.
 */
export function zonedTime(
  moment: Date | string,
  { language, timeZone }: TimeReader,
  { withYear = false }: { withYear?: boolean } = {},
): string {
  const date = new Date(moment)
  const write = (zone: string, options: Intl.DateTimeFormatOptions) =>
    dateWriter(language, { timeZone: zone, ...options }).format(date)
  const full = { ...(withYear ? dayAndYear : day), ...clock }
  const school = words[language].school(cityOf(schoolZone, language))
  const own = timeZone && isTimeZone(timeZone) ? timeZone : schoolZone
  if (write(own, full) === write(schoolZone, full)) return `${write(schoolZone, full)} (${school})`
  // In another zone it may be the day before or after
  const isSameDay = write(own, dayAndYear) === write(schoolZone, dayAndYear)
  const ownTime = words[language].own(write(own, isSameDay ? clock : full), cityOf(own, language))
  return `${write(schoolZone, full)} (${school}; ${ownTime})`
}

/** A last moment with its zone. Midnight at the school is written as 23:59, because 00:00 reads like the end of that day. */
export function zonedDeadline(...[moment, reader, options]: Parameters<typeof zonedTime>): string {
  const date = new Date(moment)
  const isMidnight = schoolTime(date).endsWith(' 00:00')
  return zonedTime(isMidnight ? minutesAfter(date, -1) : date, reader, options)
}
