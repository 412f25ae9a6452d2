import { expect, it } from 'vitest'
import { courseOfEnrollPath, joinCoursePath } from '../paths.ts'
import { withCarried } from './auth-links.ts'

it.each([
  ['plan=super', '/auth/register?plan=super'],
  ['plan=basic&next=%2Flearner', '/auth/register?plan=basic&next=%2Flearner'],
  ['plan=free', '/auth/register'],
  ['token=secret&email=elif%40sohbet.test&plan=premium', '/auth/register?plan=premium'],
  ['', '/auth/register'],
])('a link from ?%s keeps the plan and the requested page, and nothing else', (search, path) => {
  expect(withCarried('/auth/register', new URLSearchParams(search))).toBe(path)
})

it('the course of a “join this group” link travels with the requested page', () => {
  const id = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
  const { search } = new URL(joinCoursePath(id), 'http://here.invalid')
  const next = new URL(withCarried('/auth/verify-email', new URLSearchParams(search)), 'http://here.invalid')
  expect(courseOfEnrollPath(next.searchParams.get('next'))).toBe(id)
  expect(
    [null, '/learner', `//evil.test/learner/enroll/${id}`, `/learner/enroll/${id}/../x`].map(
      courseOfEnrollPath,
    ),
  ).toEqual([undefined, undefined, undefined, undefined])
})
