import { expect, it } from 'vitest'
import { papersKeptSince } from './kept-until.ts'

it('papers are stored for ten years after the year of the sale', () => {
  expect(papersKeptSince(new Date('2036-12-31T20:59:59Z')).toISOString()).toBe('2025-12-31T21:00:00.000Z')
  expect(papersKeptSince(new Date('2036-12-31T21:00:00Z')).toISOString()).toBe('2026-12-31T21:00:00.000Z')
})
