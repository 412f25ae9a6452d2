import { expect, test } from 'vitest'
import { notificationWords } from '../notification-words.ts'
import type { Notice } from '../notifications.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const startsAt = '2026-04-13T16:00:00.000Z'
const cancelled = (more: { reason?: string; hasOthers?: boolean }): Notice => ({
  kind: 'lesson_cancelled',
  lessonId: id,
  lesson: 'private',
  other: 'Oliver',
  startsAt,
  isCreditBack: true,
  by: 'Oliver',
  ...(more.reason && { reason: more.reason }),
  ...(more.hasOthers && { others: [{ lesson: 'private', coachId: id, coach: 'Emma', startsAt }] }),
})
const linesOf = (notice: Notice, language: 'en' | 'tr') =>
  notificationWords(notice, { language, timeZone: undefined }).text.split('\n')

test('a cancelled lesson has its reason and the free times in lines of their own', () => {
  const notice = cancelled({ reason: 'Hastayım.', hasOthers: true })
  expect(linesOf(notice, 'en')).toEqual([
    'Your private lesson with Oliver on Monday 13 April at 19:00 (Istanbul time) does not take place. Cancelled by Oliver. Your credit is back.',
    '“Hastayım.”',
    'Other free times: Monday 13 April at 19:00 (Istanbul time), Emma.',
  ])
  expect(linesOf(notice, 'tr').slice(1)).toEqual([
    '“Hastayım.”',
    'Başka boş saatler: 13 Nisan Pazartesi 19:00 (İstanbul saati), Emma.',
  ])
})

test('a cancelled lesson without a reason or free times has one line', () => {
  expect(linesOf(cancelled({ reason: 'Hastayım.' }), 'tr')).toHaveLength(2)
  expect(linesOf(cancelled({ hasOthers: true }), 'tr')).toHaveLength(1)
  expect(linesOf(cancelled({}), 'tr')).toHaveLength(1)
})

test('a learner who gives up a seat of a shared lesson does not read that the lesson is off', () => {
  const notice: Notice = { ...Object(cancelled({})), lesson: 'duo', by: undefined, goesOn: true }
  expect(notificationWords(notice, { language: 'en', timeZone: undefined })).toEqual({
    title: 'Your seat is cancelled',
    text: 'You no longer take part in the duo lesson with Oliver on Monday 13 April at 19:00 (Istanbul time). Your credit is back.',
  })
  expect(linesOf(notice, 'tr')).toEqual([
    'Oliver, ikili ders: 13 Nisan Pazartesi 19:00 (İstanbul saati). Bu derse artık katılmıyorsun. Kredin geri geldi.',
  ])
})

test('a learner who cancels late reads that the credit is used', () => {
  const notice: Notice = { ...Object(cancelled({})), by: undefined, isCreditBack: false, isLate: true }
  expect(linesOf(notice, 'en')).toEqual([
    'Your private lesson with Oliver on Monday 13 April at 19:00 (Istanbul time) does not take place. The cancellation was late, so your credit is used.',
  ])
  expect(linesOf(notice, 'tr')).toEqual([
    'Oliver, özel ders: 13 Nisan Pazartesi 19:00 (İstanbul saati). Bu ders yapılmayacak. İptal geç olduğu için kredin kullanıldı.',
  ])
})

test('in place of a cancelled group class a private lesson is offered', () => {
  const notice: Notice = { ...Object(cancelled({ hasOthers: true })), lesson: 'group' }
  expect(linesOf(notice, 'en')[0]).toContain('Free times for a private lesson: Monday 13 April at 19:00')
  expect(linesOf(notice, 'tr')[0]).toContain('Özel ders için boş saatler: 13 Nisan Pazartesi 19:00')
})

test('the Turkish text of a lesson with several learners begins with a capital', () => {
  const notice: Notice = { ...Object(cancelled({})), lesson: 'duo', other: '', by: undefined }
  expect(linesOf(notice, 'tr')[0]).toMatch(/^İkili ders: 13 Nisan/)
})
