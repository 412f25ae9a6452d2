import { beforeEach, expect, test, vi } from 'vitest'
import { partnerCode, rememberedPartner, rememberPartner } from './partner-memory.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const day = 86_400_000
beforeEach(() => localStorage.clear())

test('a link is remembered for 60 days and then removed', () => {
  rememberPartner('deniz', start)
  expect(rememberedPartner(start + 60 * day - 1)).toBe('deniz')
  expect(rememberedPartner(start + 60 * day)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('the last link wins', () => {
  rememberPartner('deniz', start)
  rememberPartner('ece', start + day)
  expect(rememberedPartner(start + 2 * day)).toBe('ece')
})

test.each(['', 'deniz', 'soon deniz', `${start}`, `${start} <b>`, `${start + day} deniz`])(
  'a stored %j counts as none',
  (stored) => {
    localStorage.setItem('sohbet-partner', stored)
    expect(rememberedPartner(start)).toBeUndefined()
  },
)

test('blocked storage remembers nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(rememberedPartner(start)).toBeUndefined()
  vi.restoreAllMocks()
})

test('a code in a URL is checked', () => {
  expect([partnerCode('deniz-2'), partnerCode('Deniz!'), partnerCode(null)]).toEqual([
    'deniz-2',
    undefined,
    undefined,
  ])
})
