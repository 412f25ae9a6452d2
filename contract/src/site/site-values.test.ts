import { describe, expect, test } from 'vitest'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { filler } from './placeholders.ts'
import {
  anchor,
  choice,
  count,
  group,
  line,
  list,
  name,
  optional,
  pdf,
  perLanguage,
  picture,
  rich,
  video,
} from './site-fields.ts'
import { blankOf, completed, gapsOf, isHiddenWhenMissing, schemaOf, shown } from './site-values.ts'
import { newSchool, sampleSchool } from '@sohbet/domain/school'

const question = group({ id: anchor, question: line(), answer: rich() })
const page = group({ title: line(20), lead: optional(line()), questions: list(question, 2) })
const both = (tr: string, en = tr) => ({ tr, en })
const a = { id: 'a', question: both('Soru', 'Question'), answer: both('<p>Cevap</p>', '<p></p>') }
const b = { id: 'b', question: both('B'), answer: both('<p>b</p>') }
const content = { title: both('Başlık', 'Title'), lead: both(''), questions: [a, b] }
const reader = (language: 'tr' | 'en') => ({
  language,
  fill: filler({ school: sampleSchool, brand: defaultBrand }),
})

describe('a page in one language', () => {
  test('has the texts of that language, and no text that is empty', () => {
    expect(shown(page, content, reader('tr'))).toEqual({
      title: 'Başlık',
      lead: undefined,
      questions: [
        { id: 'a', question: 'Soru', answer: '<p>Cevap</p>' },
        { id: 'b', question: 'B', answer: '<p>b</p>' },
      ],
    })
  })

  test('leaves out an item that is not translated', () => {
    expect(shown(page, content, reader('en'))).toMatchObject({ title: 'Title', questions: [{ id: 'b' }] })
  })

  test('names the school’s values, escaped in rich text, and leaves other braces', () => {
    const fill = filler({ school: { ...sampleSchool, company: 'A & <B>' }, brand: defaultBrand })
    expect(fill('{company}, {unknown}', 'plain')).toBe('A & <B>, {unknown}')
    const ofNewSchool = filler({ school: newSchool, brand: defaultBrand })
    expect(ofNewSchool('{company}, {address}.', 'plain')).toBe('Sohbet.')
    expect(fill('<p>{company}</p>', 'rich')).toBe('<p>A &amp; &lt;B&gt;</p>')
  })
})

describe('the gaps of a page', () => {
  test('are blocking outside lists only', () => {
    const gaps = gapsOf(page, { ...content, title: both('Başlık', ' ') })
    expect(gaps).toEqual([
      { path: ['title'], language: 'en', isBlocking: true },
      { path: ['questions', '0', 'answer'], language: 'en', isBlocking: false },
    ])
  })

  test('are blocking in a list of legal texts, which also needs its items', () => {
    const parts = list(question, 2, { isWhole: true, min: 1 })
    expect(gapsOf(parts, [a])).toEqual([{ path: ['0', 'answer'], language: 'en', isBlocking: true }])
    expect(gapsOf(group({ parts }), { parts: [] })).toEqual([
      { path: ['parts'], language: 'en', isBlocking: true, isList: true },
      { path: ['parts'], language: 'tr', isBlocking: true, isList: true },
    ])
    expect(isHiddenWhenMissing(page, ['questions', '0', 'answer'])).toBe(true)
    expect(isHiddenWhenMissing(group({ parts }), ['parts', '0', 'answer'])).toBe(false)
    expect(shown(parts, [a, b], reader('en'))).toMatchObject([{ id: 'b' }])
  })

  test('contain an optional text that only one language has', () => {
    const gaps = gapsOf(page, { ...content, lead: both('Giriş', ''), questions: [] })
    expect(gaps).toEqual([{ path: ['lead'], language: 'en', isBlocking: false }])
  })
})

test('an item without its PDF in one language is a gap, and is left out in that language', () => {
  const lessons = group({ list: list(group({ title: line(), file: perLanguage(pdf) })) })
  const stored = { list: [{ title: both('Ders', 'Lesson'), file: { tr: '/lessons/a.pdf', en: '' } }] }
  expect(gapsOf(lessons, stored)).toEqual([
    { path: ['list', '0', 'file'], language: 'en', isBlocking: false },
  ])
  expect(shown(lessons, stored, reader('en'))).toEqual({ list: [] })
  expect(shown(lessons, stored, reader('tr'))).toMatchObject({ list: [{ title: 'Ders' }] })
})

test.each([
  ['a line that is too long', line(3), both('four')],
  ['two lines in one', line(), both('a\nb')],
  ['a missing language', line(), { tr: 'a' }],
  ['two items with one anchor', list(question), [a, a]],
  ['too many items', list(question, 1), [a, b]],
  ['an anchor with spaces', anchor, 'a b'],
  ['an unknown choice', choice(['x']), 'y'],
  ['half a number', count(), 1.5],
  ['a picture elsewhere', picture, 'https://elsewhere.example/a.png'],
  ['a script', picture, 'javascript:alert(1)'],
  ['a page as a video', video, 'https://example.test/page'],
  ['a name on two lines', name(), 'a\nb'],
])('refuses %s', (_what, field, value) => {
  expect(schemaOf(field).safeParse(value).success).toBe(false)
})

test('a new item of a list is empty and fits its field, except for its anchor', () => {
  expect(blankOf(question)).toEqual({ id: '', question: both(''), answer: both('') })
  expect(blankOf(group({ icon: choice(['x', 'y']), weeks: count() }))).toEqual({ icon: 'x', weeks: null })
})

test('stored content of an earlier version gets the default of a new field and loses a removed one', () => {
  const stored = { title: both('Eski'), gone: 'x', questions: [{ id: 'a', question: both('Q') }] }
  expect(completed(page, stored, content)).toEqual({
    title: both('Eski'),
    lead: both(''),
    questions: [{ id: 'a', question: both('Q'), answer: both('') }],
  })
})

test('a stored list gives way to the default of a group, and a stored group to the default of a list', () => {
  const levels = group({ A1: line(), A2: line() })
  const texts = { A1: both('a'), A2: both('b') }
  expect(completed(levels, [both('x'), both('y')], texts)).toEqual(texts)
  expect(completed(list(line()), texts, [both('z')])).toEqual([both('z')])
})
