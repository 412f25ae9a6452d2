import type { SiteField } from '@sohbet/contract/site/site-fields'
import { defaultContent } from '@sohbet/contract/site/default-content'
import { anchor, group, line, list } from '@sohbet/contract/site/site-fields'
import { sitePageNames, sitePages } from '@sohbet/contract/site/site-pages'
import { describe, expect, it } from 'vitest'
import { siteFields } from '../../../texts/en/site/site-fields.ts'
import { withAnchors } from './anchors.ts'
import { movedPaths, valueAt, withValue } from './content-path.ts'
import { changesBetween, itemsOnlyIn, shortened } from './changes.ts'
import { mergeContent } from './merge-content.ts'
import { isQuiet, sectionsOf } from './sections.ts'
import { labelKeys } from './use-labels.ts'

/** Every field below a path, with all its options. */
function everyField(field: SiteField, path: string): { path: string; field: SiteField }[] {
  const inner =
    field.kind === 'group'
      ? Object.entries(field.fields).flatMap(([name, one]) =>
          everyField(one, path ? `${path}.${name}` : name),
        )
      : field.kind === 'list'
        ? everyField(field.item, `${path}.0`)
        : []
  return path === '' ? inner : [{ path, field }, ...inner]
}

describe.each(sitePageNames)('the page %s', (page) => {
  const fields = everyField(sitePages[page], '')

  it('has a label for every field and option', () => {
    const [labels, options] = [
      new Set(Object.keys(siteFields.field)),
      new Set(Object.keys(siteFields.option)),
    ]
    const nameless = fields.filter(
      ({ path, field }) => field.kind !== 'anchor' && !labelKeys(page, path).some((key) => labels.has(key)),
    )
    expect(nameless.map(({ path }) => path)).toEqual([])
    const choices = fields.flatMap(({ field }) => (field.kind === 'choice' ? field.options : []))
    expect(choices.filter((option) => !options.has(option))).toEqual([])
  })

  it('shows each field in exactly one section', () => {
    const entries = sectionsOf(page).flatMap((section) => section.entries)
    const shown = entries.flatMap(({ path, field }) => everyField(field, path).map((one) => one.path))
    const isLeaf = ({ field }: { field: SiteField }) => field.kind !== 'group'
    const expected = fields.filter(isLeaf).map(({ path }) => path)
    expect(shown.filter((path) => expected.includes(path)).toSorted()).toEqual(expected.toSorted())
  })
})

it.each([
  ['people', 'teachers.from', 'Label: from'],
  ['pricing', 'plans.from', 'Words before the price'],
  ['people', 'coachPage.groups', 'Groups of the coach'],
  ['courses', 'coursePage.way', 'Text below the join button'],
] as const)('names the field of %s at %s: %s', (page, path, label) => {
  const labels = new Map<string, string>(Object.entries(siteFields.field))
  expect(labels.get(labelKeys(page, path).find((key) => labels.has(key)) ?? '')).toBe(label)
})

it('puts the words of search results and small texts last', () => {
  const keys = sectionsOf('contact').map(({ key }) => key)
  expect(keys).toEqual(['contact.hero', 'contact.form', 'contact.ways', 'search', 'small'])
  expect(keys.filter(isQuiet)).toEqual(['search', 'small'])
})

it('changes one value and keeps the other objects', () => {
  const before = defaultContent.faq
  const after = withValue(before, 'faq.questions.1.question.en', 'Why?')
  expect(valueAt(after, 'faq.questions.1.question.en')).toBe('Why?')
  expect(valueAt(after, 'faq.questions.0')).toBe(valueAt(before, 'faq.questions.0'))
})

it('follows items that move', () => {
  const open = { 'a.0': true, 'a.1.b': true, b: true }
  expect(movedPaths(open, 'a', (place) => 1 - place)).toEqual({ 'a.1': true, 'a.0.b': true, b: true })
  expect(movedPaths(open, 'a', (place) => (place === 0 ? undefined : 0))).toEqual({ 'a.0.b': true, b: true })
})

describe('another admin’s change', () => {
  const field = group({ title: line(), list: list(line()) })
  const words = (tr: string, en = tr) => ({ tr, en })
  const questions = list(group({ id: anchor, question: line(), answer: line() }))
  const asked = (id: string, question: string, answer: string) => ({
    id,
    question: words(question),
    answer: words(answer),
  })

  it('goes into texts that were left alone; typed texts stay', () => {
    const seen = { title: words('a'), list: [words('x')] }
    const typed = { title: words('mine', 'a'), list: [words('x')] }
    const current = { title: words('theirs', 'new'), list: [words('y')] }
    expect(mergeContent(field, { seen, typed, current })).toEqual({
      merged: { title: words('mine', 'new'), list: [words('y')] },
      changes: [
        { path: 'title.tr', before: 'a', theirs: 'theirs', yours: 'mine' },
        { path: 'title.en', before: 'a', theirs: 'new' },
        { path: 'list', before: [words('x')], theirs: [words('y')] },
      ],
    })
  })

  it('goes into items that stayed in their places', () => {
    const seen = [asked('x', 'X?', 'x'), asked('y', 'Y?', 'y')]
    const typed = [asked('x', 'X?', 'mine'), asked('y', 'Y?', 'y')]
    const current = [asked('x', 'X!', 'x'), asked('y', 'Y?', 'theirs')]
    expect(mergeContent(questions, { seen, typed, current }).merged).toEqual([
      asked('x', 'X!', 'mine'),
      asked('y', 'Y?', 'theirs'),
    ])
  })

  it('never mixes two items after a move', () => {
    const [x, y] = [asked('x', 'X?', 'x'), asked('y', 'Y?', 'y')]
    const typed = [{ ...x, answer: words('mine') }, y]
    const moved = mergeContent(questions, { seen: [x, y], typed, current: [y, x] })
    expect(moved).toEqual({
      merged: typed,
      changes: [{ path: '', before: [x, y], theirs: [y, x], yours: typed }],
    })
    const points = list(group({ title: line(), text: line() }))
    const [a, b] = [
      { title: words('A'), text: words('a') },
      { title: words('B'), text: words('b') },
    ]
    const edited = [{ ...a, text: words('mine') }, b]
    expect(mergeContent(points, { seen: [a, b], typed: edited, current: [b, a] }).merged).toEqual(edited)
  })

  it('keeps a list with added or removed items as a whole', () => {
    const seen = { title: words('a'), list: [words('x')] }
    const current = { title: words('a'), list: [words('y')] }
    const typed = { title: words('a'), list: [words('x'), words('z')] }
    expect(mergeContent(field, { seen, typed, current }).merged).toEqual(typed)
  })
})

describe('changes before publishing', () => {
  const words = (tr: string, en = tr) => ({ tr, en })
  const field = group({ list: list(group({ text: line() })) })
  const of = (...texts: string[]) => ({ list: texts.map((text) => ({ text: words(text, 'en') })) })

  it('are those of single items, unless items were added, removed or moved', () => {
    expect(changesBetween(field, of('a', 'b'), of('a', 'c'))).toEqual([
      { path: 'list.1.text.tr', before: 'b', after: 'c' },
    ])
    const whole = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) => [
      { path: 'list', before: before.list, after: after.list },
    ]
    const [one, two, other] = [of('a'), of('a', 'b'), of('b', 'a')]
    expect(changesBetween(field, one, two)).toEqual(whole(one, two))
    expect(changesBetween(field, two, other)).toEqual(whole(two, other))
    expect(itemsOnlyIn(two.list, one.list)).toEqual([{ item: two.list[1], place: 1 }])
  })

  it('are shortened around the place where they differ', () => {
    const long = 'Bir iki üç dört beş. '.repeat(10)
    const [was, is] = shortened(`<p>${long}eski</p>`, `<p>${long}<strong>yeni</strong></p>`)
    expect(was).toMatch(/^… .{10,60} eski$/)
    expect(is).toMatch(/^… .{10,60} yeni$/)
    expect(shortened('Evet', 'Hayır')).toEqual(['Evet', 'Hayır'])
  })
})

it('gives new items an address made of their title, each its own', () => {
  const field = list(group({ id: anchor, title: line() }))
  const item = (id: string, en: string, tr = '') => ({ id, title: { tr, en } })
  const items = [item('refunds', 'Old'), item('', 'Refunds!'), item('', '', 'İptal ve Şartlar'), item('', '')]
  expect(withAnchors(field, items)).toEqual([
    item('refunds', 'Old'),
    item('refunds-2', 'Refunds!'),
    item('iptal-ve-sartlar', '', 'İptal ve Şartlar'),
    item('part', ''),
  ])
})
