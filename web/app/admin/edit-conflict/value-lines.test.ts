import { expect, it } from 'vitest'
import { valueLines } from './value-lines.ts'

const [typeId, unknownId] = ['1', '2'].map((last) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${last}`)
const lines = (value: unknown) =>
  valueLines(value, {
    language: 'en',
    plain: (word) => ({ true: 'On', false: 'Off', none: '(empty)' })[word],
    names: new Map([[typeId ?? '', 'Street English']]),
  })

it('writes a list as one line per entry', () => {
  const monday = { dayOfWeek: 'monday', hour: 19, minute: 0, duration: 60 }
  expect(lines([monday, { ...monday, dayOfWeek: 'friday', minute: 30 }])).toEqual([
    'Monday 19:00–20:00',
    'Friday 19:30–20:30',
  ])
  expect(
    lines([
      { id: 'A', text: 'Bank' },
      { id: 'B', text: 'Angel' },
    ]),
  ).toEqual(['A: Bank', 'B: Angel'])
  expect(lines([{ title: 'Words', description: '', source: 'https://sohbet.test/a.pdf' }])).toEqual([
    'Words · https://sohbet.test/a.pdf',
  ])
  expect(lines(['yes', 'yeah'])).toEqual(['yes', 'yeah'])
})

it('names records instead of their ids, and leaves out unknown ids', () => {
  expect(lines({ levelTestScore: 1200, requiredCourseTypeId: typeId })).toEqual(['1200 · Street English'])
  expect(lines(typeId)).toEqual(['Street English'])
  expect(lines(unknownId)).toEqual([])
})

it('writes days, switches and empty values in words', () => {
  expect(['2026-10-05', true, '', null, [], 25].flatMap(lines)).toEqual([
    '5 Oct 2026',
    'On',
    '(empty)',
    '(empty)',
    '(empty)',
    '25',
  ])
})
