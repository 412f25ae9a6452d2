import { describe, expect, it } from 'vitest'
import { languageOfPath, localPath, loginPath, pathAfterLogin } from './paths.ts'

describe('where a user goes after log-in', () => {
  it('is the page they asked for', () => {
    const asked = new URL(loginPath('/admin/users?pageIndex=2&searchText=a b'), 'http://localhost')
      .searchParams
    expect(pathAfterLogin('admin', asked.get('next'))).toBe('/admin/users?pageIndex=2&searchText=a%20b')
  })

  it('is the level test for a learner, who has it outside of their area', () => {
    expect(pathAfterLogin('learner', '/leveltest')).toBe('/leveltest')
    expect(pathAfterLogin('admin', '/leveltest')).toBe('/admin')
  })

  it('is their home when they asked for nothing', () => {
    expect(pathAfterLogin('coach', null)).toBe('/coach')
  })

  it.each([
    'https://evil.test/admin/users',
    '//evil.test/admin/users',
    String.raw`/\evil.test/admin/users`,
    '/\t/evil.test/admin/users',
    'javascript:alert(1)',
    '/admin/..//evil.test',
    '/admin/../learner',
    '/administrator',
    '/learner',
    'http://[',
  ])('is their home when they asked for %s', (next) => {
    expect(pathAfterLogin('admin', next)).toBe('/admin')
  })
})

it('reads the language of a public page from its path, and leaves the areas to the user', () => {
  expect(
    ['/', '/english', '/en', '/en/faq', '/auth/login', '/leveltest', '/checkout/x', '/admin'].map(
      languageOfPath,
    ),
  ).toEqual(['tr', 'tr', 'en', 'en', null, null, null, null])
})

it('gives a public page one path a language, and the path tells the language again', () => {
  expect(localPath('/', 'en')).toBe('/en')
  expect(localPath('/', 'tr')).toBe('/')
  expect(languageOfPath(localPath('/faq', 'en'))).toBe('en')
  expect(languageOfPath(localPath('/faq', 'tr'))).toBe('tr')
})
