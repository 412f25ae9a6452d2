import { expect, test } from 'vitest'
import { isDatabaseUnreachable } from './database-errors.ts'

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)

test.each([
  ['no server listens', failure('connect', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['the socket is gone', failure('connect', { code: 'ENOENT', syscall: 'connect' })],
  ['the server shuts down', failure('terminating connection', { code: '57P01' })],
  ['its disk is full', failure('could not extend file', { code: '53100' })],
  ['the server hangs', failure('Query read timeout')],
  [
    'wrapped by the query builder',
    new Error('Failed query', { cause: failure('Connection terminated unexpectedly') }),
  ],
])('reports the database as away: %s', (_, error) => {
  expect(isDatabaseUnreachable(error)).toBe(true)
})

test.each([
  ['a missing file', failure('open', { code: 'ENOENT', syscall: 'open' })],
  ['a broken constraint', failure('duplicate key', { code: '23505' })],
  ['anything else', new Error('bug')],
  ['no error at all', 'text'],
])('does not report the database as away: %s', (_, error) => {
  expect(isDatabaseUnreachable(error)).toBe(false)
})
