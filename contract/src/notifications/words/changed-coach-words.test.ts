import { expect, test } from 'vitest'
import { changedCoach } from './changed-coach-words.ts'

const notice = {
  kind: 'coach_changed',
  courseId: '01a1f4b1-ebbc-725e-9a4b-f496f4c23a01',
  course: 'Brixton',
  reader: 'leads',
  coach: 'Oliver',
  isGone: false,
} as const

test('a new second coach is named as such', () => {
  const second = { ...notice, reader: 'learner', isSecond: true } as const
  expect(changedCoach.en(second).text).toBe('Oliver is now the second coach of “Brixton”.')
  expect(changedCoach.tr(second).text).toBe('“Brixton” kursunun ikinci koçu artık Oliver.')
})

test('a second coach reads in both languages which courses are now theirs, and whose they were', () => {
  expect(changedCoach.en(notice).text).toBe('In place of Oliver you are the first coach of “Brixton”.')
  expect(changedCoach.tr(notice).text).toBe(
    '“Brixton” kursunun birinci koçu artık sensin (önceki koç: Oliver).',
  )
  const several = { ...notice, more: [{ courseId: notice.courseId, course: 'Camden' }] }
  expect(changedCoach.en(several).text).toBe(
    'In place of Oliver you are the first coach of these courses:\n“Brixton”\n“Camden”',
  )
  expect(changedCoach.tr({ ...several, coach: null }).text).toBe(
    'Şu kursların birinci koçu artık sensin:\n“Brixton”\n“Camden”',
  )
})
