import { expect, test } from 'vitest'
import { packName, refundOfPack } from './pack.ts'

const pack = {
  status: 'paid' as const,
  paidAt: new Date('2026-03-02T09:00:00Z'),
  amountMinor: 2250_00,
  singleMinor: 500_00,
  size: 5,
  left: 5,
}
const now = new Date('2026-03-10T09:00:00Z')

test('a refund pays the price without the used credits at the single price, never below 0', () => {
  expect(refundOfPack(pack, now)).toBe(2250_00)
  expect(refundOfPack({ ...pack, left: 3 }, now)).toBe(1250_00)
  expect(refundOfPack({ ...pack, left: 0 }, now)).toBe(0)
})

test('a refund is possible within 14 days, and once', () => {
  expect(refundOfPack(pack, new Date('2026-03-16T08:59:59Z'))).toBe(2250_00)
  expect(refundOfPack(pack, new Date('2026-03-16T09:00:00Z'))).toBeNull()
  expect(refundOfPack({ ...pack, status: 'closed' }, now)).toBeNull()
})

test('a pack has a name in both languages', () => {
  expect([packName(1, 'en'), packName(5, 'en'), packName(5, 'tr')]).toEqual([
    '1 lesson credit',
    '5 lesson credits',
    '5 ders kredisi',
  ])
})
