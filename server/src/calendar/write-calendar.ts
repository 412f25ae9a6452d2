import type { Brand } from '@sohbet/domain/brand'
import { fileNameOf } from '@sohbet/domain/brand-names'
import { zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import ICAL from 'ical.js'
import type { OwnLiveSession } from '../live-sessions/learner-live-sessions.reads.ts'

const words = {
  en: { session: 'Live session', join: 'Join', replay: 'Replay' },
  tr: { session: 'Canlı ders', join: 'Katılmak için', replay: 'Kayıt' },
} as const

// Lines have at most 75 octets; the library does not count the space that starts a continued line
ICAL.foldLength = 74

const utc = (date: Date) => ICAL.Time.fromJSDate(date, true)

/** How often a calendar may reload: sessions move hours ahead, not minutes. */
const refreshEvery = 'PT1H'

/** Sessions as an iCalendar file. Times are in UTC, so that every device shows its own. */
export function writeCalendar(
  sessions: readonly OwnLiveSession[],
  { language, timeZone, isFeed, brand }: TimeReader & { isFeed: boolean; brand: Brand },
): File {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', `-//Sohbet//Sohbet//${language.toUpperCase()}`)
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (isFeed) {
    calendar.addPropertyWithValue('x-wr-calname', `${brand.name}: ${words[language].session}`)
    calendar.addPropertyWithValue('x-published-ttl', refreshEvery)
    const refresh = calendar.addPropertyWithValue('refresh-interval', refreshEvery)
    refresh.setParameter('value', 'DURATION')
  }
  for (const session of sessions) calendar.addSubcomponent(toEvent(session, { language, timeZone }))
  return new File([`${calendar.toString()}\r\n`], `${fileNameOf(brand)}.ics`, {
    type: 'text/calendar; charset=utf-8',
  })
}

/** The uid never changes and the sequence grows with every change, so a calendar updates its event. */
function toEvent({ session, changedAt, reply }: OwnLiveSession, reader: TimeReader) {
  const say = words[reader.language]
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${session.id}@sohbet`)
  event.addPropertyWithValue('sequence', session.revision)
  event.addPropertyWithValue('dtstamp', utc(changedAt))
  event.addPropertyWithValue('last-modified', utc(changedAt))
  event.addPropertyWithValue('dtstart', utc(session.startsAt))
  event.addPropertyWithValue('dtend', utc(session.endsAt))
  event.addPropertyWithValue('summary', `${reply.courseName} · ${say.session}`)
  event.addPropertyWithValue('status', session.isCancelled ? 'CANCELLED' : 'CONFIRMED')
  // The signed URL of our own file expires in minutes, so link to the session's page instead
  const replayLink = session.replayLink?.startsWith('/') ? reply.zoomLink : session.replayLink
  const replay = replayLink === null ? '' : `${say.replay}: ${replayLink}`
  const lines = [zonedTime(session.startsAt, reader), session.notes, `${say.join}: ${reply.zoomLink}`, replay]
  event.addPropertyWithValue('description', lines.filter((line) => line !== '').join('\n\n'))
  event.addPropertyWithValue('location', reply.zoomLink)
  event.addPropertyWithValue('url', reply.zoomLink)
  return event
}
