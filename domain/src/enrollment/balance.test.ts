import { describe, expect, test } from 'vitest'
import { balanceMinor, isOverdue } from './balance.ts'

const account = { priceMinor: 1_500_000, waivedMinor: 0, paidMinor: 0, returnedMinor: 0 }

describe('the balance', () => {
  test('is the agreed price without what was paid', () => {
    expect(balanceMinor(account)).toBe(1_500_000)
    expect(balanceMinor({ ...account, paidMinor: 500_000 })).toBe(1_000_000)
    expect(balanceMinor({ ...account, paidMinor: 1_500_000 })).toBe(0)
  })

  test('grows by money that was returned', () => {
    expect(balanceMinor({ ...account, paidMinor: 1_500_000, returnedMinor: 200_000 })).toBe(200_000)
  })

  test('does not grow by a refund that the school waives', () => {
    const refunded = { ...account, paidMinor: 1_500_000, returnedMinor: 200_000, waivedMinor: 200_000 }
    expect(balanceMinor(refunded)).toBe(0)
    expect(balanceMinor({ ...refunded, paidMinor: 600_000 })).toBe(900_000)
  })

  test('is never below 0', () => {
    expect(balanceMinor({ ...account, paidMinor: 1_600_000 })).toBe(0)
  })
})

test('a balance is overdue from the day after its due date', () => {
  const open = { balance: 1, dueOn: '2026-04-06' }
  expect(isOverdue(open, '2026-04-06')).toBe(false)
  expect(isOverdue(open, '2026-04-07')).toBe(true)
  expect(isOverdue({ ...open, balance: 0 }, '2026-04-07')).toBe(false)
  expect(isOverdue({ ...open, dueOn: null }, '2026-04-07')).toBe(false)
})
