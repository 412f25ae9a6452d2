import { expect, it } from 'vitest'
import { receiptNumber } from './receipt-number.ts'

it('a receipt number is the year and six digits, or more when a year has more receipts', () => {
  expect(receiptNumber(2026, 123)).toBe('2026-000123')
  expect(receiptNumber(2026, 1_234_567)).toBe('2026-1234567')
})
