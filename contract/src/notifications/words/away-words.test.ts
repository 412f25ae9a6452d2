import { expect, test } from 'vitest'
import { awayWords } from './away-words.ts'

const when = (moment: string) => moment
const notice = {
  kind: 'class_without_coach',
  coachId: 'a',
  coach: 'Oliver Hart',
  items: [{ course: 'Camden', lesson: null, startsAt: '20:00', asked: null }],
} as const

test('names the coach of a class without a coach to the school, and says you to the coach', () => {
  const said = (reader: 'coach' | 'school', language: 'en' | 'tr') =>
    awayWords[language].class_without_coach({ ...notice, reader, items: [...notice.items] }, when).text
  expect(said('school', 'en')).toContain('Oliver Hart is away, and nobody teaches this yet')
  expect(said('coach', 'en')).toContain('You are away, and nobody teaches this yet')
  expect(said('school', 'tr')).toContain('Oliver Hart bu dersleri veremiyor')
  expect(said('coach', 'tr')).toContain('Bu dersleri veremiyorsun')
})
