import { expect, it } from 'vitest'
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
