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
  expect(changedCoach.en(second)).toEqual({
    title: 'A second coach',
    text: 'Oliver is now the second coach of “Brixton”.',
  })
  expect(changedCoach.tr(second)).toEqual({
    title: 'İkinci koç',
    text: '“Brixton” kursunun ikinci koçu artık Oliver.',
  })
})

test('a coach who left is named unless the account was erased', () => {
  const gone = { ...notice, reader: 'learner', isGone: true } as const
  expect(changedCoach.en(gone).text).toBe('Oliver no longer teaches “Brixton”.')
  expect(changedCoach.tr(gone).text).toBe('“Brixton” kursunu artık Oliver vermiyor.')
  expect(changedCoach.en({ ...gone, coach: null }).text).toBe('A coach no longer teaches “Brixton”.')
  expect(changedCoach.tr({ ...gone, coach: null }).text).toBe('“Brixton” kursunu bir koç artık vermiyor.')
})

test('a first coach who becomes the second one reads who leads', () => {
  const second = { ...notice, reader: 'follows' } as const
  expect(changedCoach.en(second)).toEqual({
    title: 'You are the second coach now',
    text: 'Oliver is the first coach now, and you are the second coach of “Brixton”.',
  })
  expect(changedCoach.tr(second)).toEqual({
    title: 'Artık ikinci koç sensin',
    text: '“Brixton” kursunun birinci koçu artık Oliver, ikinci koçu sensin.',
  })
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

test('a coach who leaves without a successor is announced as such', () => {
  const gone = { ...notice, reader: 'learner', isGone: true } as const
  expect(changedCoach.en(gone)).toEqual({
    title: 'A coach leaves',
    text: 'Oliver no longer teaches “Brixton”.',
  })
  expect(changedCoach.tr(gone)).toEqual({
    title: 'Bir koç ayrılıyor',
    text: '“Brixton” kursunu artık Oliver vermiyor.',
  })
})
