import { expect, test } from 'vitest'
import { en } from './en.ts'
import { tr } from './tr.ts'

/** The same tree with every text replaced by its kind: what remains is the structure. */
const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape)
  if (typeof value === 'object' && value) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
  }
  return typeof value
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
}

test('both languages say the same number of things', () => {
  expect(shape(tr)).toEqual(shape(en))
})

test('both languages have the same icons, sections and course lengths', () => {
  const facts = (content: typeof tr) => ({
    icons: content.home.why.features.map(({ icon }) => icon),
    sections: content.layout.sections.map(({ id }) => id),
    courses: content.home.tracks.tracks.map(({ level, weeks, modules }) => ({ level, weeks, modules })),
  })
  expect(facts(tr)).toEqual(facts(en))
  expect(facts(tr).courses).toEqual([
    { level: 'A1-A2', weeks: 26, modules: 26 },
    { level: 'B1-B2', weeks: 12, modules: 6 },
  ])
})

test('no text is empty or carries stray spaces', () => {
  for (const text of [...texts(tr), ...texts(en)])
    expect(text).toBe(text.trim().replaceAll(/ {2,}/g, ' ') || 'a text')
})
