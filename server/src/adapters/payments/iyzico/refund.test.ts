import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startIyzicoSchool } from '../../../testing/providers/iyzico-school.ts'

const school = await startIyzicoSchool()
const { iyzico, payments, keys, later, opened, paid, order } = school
beforeEach(school.reset)
afterAll(() => iyzico.stop())

describe('a refund', () => {
  const pathsSince = (count: number) =>
    iyzico.calls
      .slice(count)
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/v2/reporting'))

  test('of all on the day of the payment cancels it, fees included', async () => {
    const sale = await paid(6)
    const count = iyzico.calls.length
    await payments.refund(order(sale, 1_500_050))
    expect(pathsSince(count)).toEqual(['/payment/cancel'])
    expect(iyzico.books.get(sale.token)?.returns).toMatchObject([{ amount: sale.chargedMinor }])
  })

  test('of all on another day refunds the whole charge', async () => {
    const sale = await paid(6)
    later(24 * 60)
    const count = iyzico.calls.length
    await payments.refund(order(sale, 1_500_050))
    expect(pathsSince(count)).toEqual(['/v2/payment/refund'])
    expect(iyzico.books.get(sale.token)?.returns).toMatchObject([{ amount: sale.chargedMinor }])
  })

  test('falls back to a refund when the bank refuses to cancel', async () => {
    const sale = await paid()
    iyzico.fail({}, { failure: { code: '10012', message: '', group: 'INVALID_TRANSACTION' } })
    const count = iyzico.calls.length
    await payments.refund(order(sale, 1_500_050))
    expect(pathsSince(count)).toEqual(['/payment/cancel', '/v2/payment/refund'])
  })

  test('in parts returns the same shares of the charge, and in the end all of it', async () => {
    const sale = await paid(3)
    const parts = [333_333, 1, 500_000, 666_716]
    for (const part of parts) await payments.refund(order(sale, part))
    const { refunds } = await payments.readCheckout(sale.token)
    expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual(parts)
    const returned = iyzico.books.get(sale.token)?.returns ?? []
    expect(returned[0]?.amount).toBe(Math.round((333_333 * sale.chargedMinor) / 1_500_050))
    expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(sale.chargedMinor)
  })

  test('is made once, however often it is ordered', async () => {
    const sale = await paid()
    const one = order(sale, 20_000)
    const made = await payments.refund(one)
    expect(await payments.refund(one)).toEqual(made)
    expect(iyzico.books.get(sale.token)?.returns).toHaveLength(1)
    expect(keys.slice(-2)).toEqual([`iyzico ${sale.reference}`, `iyzico ${sale.reference}`])
    const { refunds } = await payments.readCheckout(sale.token)
    expect(refunds).toEqual([{ id: made.id, amountMinor: 20_000, status: 'succeeded', orderId: one.orderId }])
  })

  test('whose reply is lost is found in the books, also when they are late', async () => {
    const sale = await paid()
    const one = order(sale, 20_000)
    iyzico.fail({}, { isLost: true })
    iyzico.set({ lateReports: 3 })
    const { id } = await payments.refund(one)
    const { refunds } = await payments.readCheckout(sale.token)
    expect(refunds).toMatchObject([{ id, orderId: one.orderId, amountMinor: 20_000 }])
    expect(iyzico.books.get(sale.token)?.returns).toHaveLength(1)
  })

  test.each([
    ['iyzico is silent', { silence: true as const }],
    ['the bank does not reply', { failure: { code: '10219', message: '', group: 'REQUEST_TIMEOUT' } }],
    ['there are too many requests', { failure: { code: '50000', message: '' } }],
  ])('that did not happen because %s can be ordered again', async (_, fault) => {
    const sale = await paid()
    const one = order(sale, 20_000)
    iyzico.fail({}, fault)
    await expect(payments.refund(one)).rejects.toThrow('PAYMENTS_AWAY')
    await payments.refund(one)
    expect(iyzico.books.get(sale.token)?.returns).toHaveLength(1)
  })

  test('waits when the books do not answer', async () => {
    const sale = await paid()
    iyzico.fail({ status: 500 })
    await expect(payments.refund(order(sale, 20_000))).rejects.toThrow('PAYMENTS_AWAY')
    expect(iyzico.books.get(sale.token)?.returns).toEqual([])
  })

  test('in the panel is reported as its share of the price, without an order', async () => {
    const sale = await paid(6)
    iyzico.refundAtDesk(sale.reference, sale.chargedMinor / 2)
    const { refunds } = await payments.readCheckout(sale.token)
    expect(refunds).toMatchObject([{ amountMinor: 750_025, status: 'succeeded', orderId: null }])
  })

  test('of more than is left, or of a card that takes none, is refused', async () => {
    const sale = await paid()
    await payments.refund(order(sale, 1_000_000))
    await expect(payments.refund(order(sale, 500_051))).rejects.toThrow('PAYMENT_REFUSED')
    const token = await opened()
    iyzico.pay(token, { card: iyzico.cards.keepsMoney })
    const { reference } = await payments.readCheckout(token)
    const kept = { paymentId: randomUUID(), reference: reference ?? '' }
    await expect(payments.refund(order(kept, 1_500_050))).rejects.toThrow('PAYMENT_REFUSED')
  })
})
