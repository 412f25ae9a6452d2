import { expect, test } from 'vitest'
import { languageOfPath, preferredLanguage, visitorLanguage } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['de-DE,en;q=0.5,tr;q=0.7', 'tr'],
  ['tr;q=0,en', 'en'],
  ['de', 'en'],
  ['tr;q=oops', 'en'],
])('Accept-Language %s selects %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test.each([
  [{ chosen: 'en', cameFrom: 'tr', browser: ['tr-TR'] }, 'en'],
  [{ cameFrom: 'tr', browser: ['en-GB'] }, 'tr'],
  [{ cameFrom: 'en', browser: ['tr-TR'] }, 'en'],
  [{ browser: ['tr-TR', 'en'] }, 'tr'],
  [{ browser: ['de-DE'] }, 'en'],
  [{ browser: [] }, 'en'],
] as const)('a visitor with %o reads %s', (visitor, language) => {
  expect(visitorLanguage(visitor)).toBe(language)
})

test('the language of a public page is in its path', () => {
  const paths = ['/', '/english', '/en', '/en?from=mail', '/en/faq']
  expect(paths.map(languageOfPath)).toEqual(['tr', 'tr', 'en', 'en', 'en'])
})
