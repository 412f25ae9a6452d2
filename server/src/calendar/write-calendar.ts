import type { Brand } from '@sohbet/domain/brand/brand'
import { fileNameOf } from '@sohbet/domain/brand/brand-names'
import { zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import ICAL from 'ical.js'
import { feedName, type CalendarEvent } from './events.ts'

// Lines have at most 75 octets; the library does not count the space that starts a continued line
ICAL.foldLength = 74

const utc = (date: Date) => ICAL.Time.fromJSDate(date, true)

/** How often a calendar may reload: sessions move hours ahead, not minutes. */
const refreshEvery = 'PT1H'

/** Events as an iCalendar file. Times are in UTC, so that every device shows its own. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { language, timeZone, isFeed, brand }: TimeReader & { isFeed: boolean; brand: Brand },
): File {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('prodid', `-//Sohbet//Sohbet//${language.toUpperCase()}`)
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (isFeed) {
    calendar.addPropertyWithValue('x-wr-calname', `${brand.name}: ${feedName(language)}`)
    calendar.addPropertyWithValue('x-published-ttl', refreshEvery)
    const refresh = calendar.addPropertyWithValue('refresh-interval', refreshEvery)
    refresh.setParameter('value', 'DURATION')
  }
  for (const event of events) calendar.addSubcomponent(toComponent(event, { language, timeZone }))
  return new File([`${calendar.toString()}\r\n`], `${fileNameOf(brand)}.ics`, {
    type: 'text/calendar; charset=utf-8',
  })
}

function toComponent(event: CalendarEvent, reader: TimeReader) {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', `${event.uid}@sohbet`)
  component.addPropertyWithValue('sequence', event.sequence)
  component.addPropertyWithValue('dtstamp', utc(event.changedAt))
  component.addPropertyWithValue('last-modified', utc(event.changedAt))
  component.addPropertyWithValue('dtstart', utc(event.startsAt))
  component.addPropertyWithValue('dtend', utc(event.endsAt))
  component.addPropertyWithValue('summary', event.summary)
  component.addPropertyWithValue('status', event.isCancelled ? 'CANCELLED' : 'CONFIRMED')
  const lines = [zonedTime(event.startsAt, reader), ...event.lines]
  component.addPropertyWithValue('description', lines.filter((line) => line !== '').join('\n\n'))
  component.addPropertyWithValue('location', event.url)
  component.addPropertyWithValue('url', event.url)
  if (event.hasAlarm) component.addSubcomponent(alarm(event.summary))
  return component
}

const alarmBefore = '-PT15M'

function alarm(text: string) {
  const component = new ICAL.Component('valarm')
  component.addPropertyWithValue('action', 'DISPLAY')
  component.addPropertyWithValue('description', text)
  component.addPropertyWithValue('trigger', ICAL.Duration.fromString(alarmBefore))
  return component
}
