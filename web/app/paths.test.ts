import { languageOfPath } from '@sohbet/domain/language'
import { localPath } from '@sohbet/domain/site/public-path'
import { describe, expect, it } from 'vitest'
import { loginPath, pathAfterLogin } from './paths.ts'

describe('the path after log-in', () => {
  it('is the requested page', () => {
    const asked = new URL(loginPath('/admin/users?pageIndex=2&searchText=a b'), 'http://localhost')
      .searchParams
    expect(pathAfterLogin('admin', asked.get('next'))).toBe('/admin/users?pageIndex=2&searchText=a%20b')
  })

  it('is the level test for a learner, although it is outside the learner area', () => {
    expect(pathAfterLogin('learner', '/leveltest')).toBe('/leveltest')
    expect(pathAfterLogin('admin', '/leveltest')).toBe('/admin')
  })

  it('is the home when no page was requested', () => {
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
  ])('is the home when %s was requested', (next) => {
    expect(pathAfterLogin('admin', next)).toBe('/admin')
  })
})

it('a public page has one path per language, and the path returns its language', () => {
  expect(localPath('/', 'en')).toBe('/en')
  expect(localPath('/', 'tr')).toBe('/')
  expect(languageOfPath(localPath('/faq', 'en'))).toBe('en')
  expect(languageOfPath(localPath('/faq', 'tr'))).toBe('tr')
})
