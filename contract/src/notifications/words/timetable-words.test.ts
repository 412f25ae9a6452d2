import { expect, test } from 'vitest'
import { notificationWords } from '../notification-words.ts'
import type { Notice } from '../notifications.ts'

const at = (hour: number) => [{ dayOfWeek: 'monday' as const, hour, minute: 30, duration: 60 }]
const dates = { startDate: '2026-04-13', endDate: '2026-06-21' }
const notice: Notice = {
  kind: 'course_changed',
  courseId: '018f0000-0000-7000-8000-000000000001',
  course: 'Camden',
  before: { ...dates, zoomTimes: at(19) },
  after: { ...dates, zoomTimes: at(0) },
  cancelUntil: '2026-03-09T09:00:00.000Z',
}
const linesFor = (changed: Notice, language: 'en' | 'tr', timeZone?: string) =>
  notificationWords(changed, { language, timeZone }).text.split('\n')

test('weekly times also name the reader’s own time, which may be on another day', () => {
  expect(linesFor(notice, 'en', 'Europe/Berlin')[1]).toBe(
    'Weekly sessions, Istanbul time: Monday 00:30–01:30 (Berlin time: Sunday 23:30–00:30). Until now: Monday 19:30–20:30 (Berlin time: Monday 18:30–19:30).',
  )
  expect(linesFor(notice, 'tr', 'Europe/London')[1]).toBe(
    'Haftalık dersler (İstanbul saatiyle): Pazartesi 00:30–01:30 (Londra saatiyle: Pazar 22:30–23:30). Önceki: Pazartesi 19:30–20:30 (Londra saatiyle: Pazartesi 17:30–18:30).',
  )
})

test('weekly times name only the school’s time when the reader’s is the same or unknown', () => {
  const school = 'Weekly sessions, Istanbul time: Monday 00:30–01:30. Until now: Monday 19:30–20:30.'
  for (const zone of [undefined, 'Europe/Istanbul', 'Europe/Moscow', 'nowhere'])
    expect(linesFor(notice, 'en', zone)[1]).toBe(school)
})

test('weekly times name the own time of the last week when clocks change during the course', () => {
  const long = { ...notice, after: { ...dates, endDate: '2026-11-29', zoomTimes: at(20) } }
  expect(linesFor(long, 'en', 'Europe/Berlin')[2]).toContain(
    'Monday 20:30–21:30 (Berlin time: Monday 19:30–20:30; in the last week: Monday 18:30–19:30).',
  )
  expect(linesFor(long, 'tr', 'Europe/Berlin')[2]).toContain(
    'Pazartesi 20:30–21:30 (Berlin saatiyle: Pazartesi 19:30–20:30; son hafta: Pazartesi 18:30–19:30).',
  )
})

test('a deadline at midnight is the last minute of the day before', () => {
  const atMidnight: Notice = { ...notice, cancelUntil: '2026-04-11T21:00:00.000Z' }
  expect(linesFor(atMidnight, 'en').at(-1)).toBe(
    'If this does not suit you, you can cancel under My courses until Saturday 11 April at 23:59 (Istanbul time).',
  )
  expect(linesFor(atMidnight, 'tr').at(-1)).toContain('iptal edebilirsin: 11 Nisan Cumartesi 23:59')
  const { courseId, course } = atMidnight
  const offer: Notice = { kind: 'seat_offered', courseId, course, until: '2026-04-11T21:00:00.000Z' }
  expect(linesFor(offer, 'en')[0]).toContain('until Saturday 11 April at 23:59 (Istanbul time)')
})
