// oxlint-disable-next-line no-restricted-imports -- the test reads the sources of the screens
import { readdirSync, readFileSync } from 'node:fs'
// oxlint-disable-next-line no-restricted-imports -- the test reads the sources of the screens
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allTexts, type Words } from './testing/all-texts.ts'

const app = join(import.meta.dirname, '..')

/** Every text by its dotted key. */
const leaves = (texts: Words, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^texts\/(?:en|tr)\/|testing/.test(name))
  .map((name) => readFileSync(join(app, name), 'utf8'))

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

/** Keys that a source may use: its quoted words, and its template strings with any value in their placeholders. */
function namedIn(source: string): { words: Set<string>; templates: RegExp[] } {
  const words = new Set(
    [...source.matchAll(/'(?:\w+:)?([\w.-]+)'|"(?:\w+:)?([\w.-]+)"/g)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  )
  const templates = [...source.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    return new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`)
  })
  // A template without fixed letters would match every key
  return {
    words,
    templates: templates.filter(({ source: pattern }) =>
      /[A-Za-z]{2}/.test(pattern.replaceAll('[\\w-]+', '')),
    ),
  }
}

const named = sources.map((source) => ({
  source,
  ...namedIn(source),
  /** Files without `useTranslation` may list keys for screens in other files. */
  hasNoTexts: !/useTranslation\(|i18n\./.test(source),
}))

const isPlural = /_(?:one|other)$/

/** The key without its plural suffix, and its parent keys, because a screen may request a whole group. */
function waysToName(key: string): string[] {
  const plain = key.replace(isPlural, '')
  const parts = plain.split('.')
  return [plain, ...parts.slice(1).map((_, end) => parts.slice(0, parts.length - 1 - end).join('.'))]
}

/** Keys that come from the server. */
const namedElsewhere = new Set(['checkout.expired'])

function unusedKeys(namespace: string, texts: Words): string[] {
  const places = named.filter(
    ({ source, hasNoTexts }) =>
      hasNoTexts || source.includes(`'${namespace}'`) || source.includes(`${namespace}:`),
  )
  return leaves(texts)
    .map(([key]) => key)
    .filter((key) => !namedElsewhere.has(`${namespace}.${key}`))
    .filter((key) => {
      const ways = waysToName(key)
      return !places.some(({ words, templates }) =>
        ways.some((way) => words.has(way) || templates.some((template) => template.test(way))),
      )
    })
}

const gaps = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()

describe.each(Object.entries(allTexts.en))('the texts of %s', (namespace, texts) => {
  const [english, turkish] = [leaves(texts), new Map(leaves(allTexts.tr[namespace] ?? {}))]

  it('exist in Turkish with the same placeholders, and are never empty', () => {
    expect([...turkish.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted())
    const wrong = english.filter(([key, text]) => {
      const other = turkish.get(key) ?? ''
      return other.trim() === '' || String(gaps(other)) !== String(gaps(text))
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it('are all used', () => {
    expect(unusedKeys(namespace, texts)).toEqual([])
  })
})
