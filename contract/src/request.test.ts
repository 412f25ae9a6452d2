import { expect, test } from 'vitest'
import { requestPath } from './request.ts'
import { getUser, getUserByEmail, listUsers } from './people/users.ts'

test('fills in parameters with any characters', () => {
  expect(requestPath(getUserByEmail, { params: { email: 'a/b?c@x.test' } })).toBe(
    '/api/users/byemail/a%2Fb%3Fc%40x.test',
  )
})

test('leaves absent query values out and keeps the rest', () => {
  const query = { pageIndex: 0, searchText: 'İ & ı', sortBy: undefined, isActive: false }
  expect(requestPath(listUsers, { query })).toBe(
    '/api/users?pageIndex=0&searchText=%C4%B0%20%26%20%C4%B1&isActive=false',
  )
})

test('throws when a path parameter is missing', () => {
  expect(() => requestPath(getUser, { params: { id: '' } })).toThrow('/users/:id needs id')
  expect(() => requestPath(getUser, {})).toThrow('/users/:id needs id')
})
