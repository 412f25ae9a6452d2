import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aTurkishCheckout, startIyzicoSchool } from '../../testing/providers/iyzico-school.ts'

const school = await startIyzicoSchool()
const { iyzico, payments, later, opened, paid } = school
beforeEach(school.reset)
afterAll(() => iyzico.stop())

describe('a form', () => {
  test('has all fields that iyzico requires, one course, and no card data', async () => {
    const checkout = aTurkishCheckout({ instalments: [1, 6] })
    const { id, url } = await payments.createCheckout(checkout)
    expect(url).toContain(id)
    const price = '15000.5'
    expect(iyzico.calls.at(-1)?.params).toEqual({
      locale: 'tr',
      conversationId: checkout.paymentId,
      basketId: checkout.paymentId,
      price,
      paidPrice: price,
      currency: 'TRY',
      paymentGroup: 'PRODUCT',
      callbackUrl: checkout.callbackUrl,
      enabledInstallments: [1, 6],
      buyer: {
        id: checkout.payerId,
        name: 'Ayşe',
        surname: 'Yılmaz',
        identityNumber: '74300864791',
        email: 'ayse@example.test',
        gsmNumber: '+905350000000',
        registrationAddress: 'İstiklal Cd. 1',
        city: 'İstanbul',
        country: 'Türkiye',
        ip: '203.0.113.7',
      },
      billingAddress: {
        contactName: 'Ayşe Yılmaz',
        address: 'İstiklal Cd. 1',
        city: 'İstanbul',
        country: 'Türkiye',
      },
      basketItems: [
        { id: checkout.paymentId, name: checkout.title, category1: 'Course', itemType: 'VIRTUAL', price },
      ],
    })
  })

  test.each([
    ['an identity number', { identityNumber: '' }],
    ['a surname', { surname: '' }],
    ['a city', { city: ' ' }],
  ])('without %s is refused, which is not an outage', async (_, missing) => {
    const { buyer } = aTurkishCheckout()
    const checkout = aTurkishCheckout({ buyer: buyer && { ...buyer, ...missing } })
    await expect(payments.createCheckout(checkout)).rejects.toThrow('PAYMENT_REFUSED')
  })

  test.each([
    ['does not reply', { silence: true as const }],
    ['loses its reply', { isLost: true as const }],
    ['replies 502', { status: 502 }],
  ])('is opened again when iyzico %s, after a look at its books', async (_, fault) => {
    iyzico.fail(fault)
    const count = iyzico.calls.length
    const token = await opened()
    expect(iyzico.calls.slice(count).map(({ path }) => path)).toEqual([
      '/payment/iyzipos/checkoutform/initialize/auth/ecom',
      '/v2/reporting/payment/details',
      '/payment/iyzipos/checkoutform/initialize/auth/ecom',
    ])
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'open' })
  })

  test('is not opened again when the books show a payment', async () => {
    const { paymentId } = await paid()
    iyzico.fail({ isLost: true })
    const count = iyzico.books.size
    await expect(payments.createCheckout(aTurkishCheckout({ paymentId }))).rejects.toThrow('PAYMENTS_AWAY')
    expect(iyzico.books.size).toBe(count + 1)
  })

  test.each([
    ['too many requests', [{ failure: { code: '50000', message: '' } }]],
    ['a wrong key', [{ failure: { code: '1000', message: '' } }]],
    ['too many requests by status', [{ status: 429 }]],
    ['two outages in a row', [{ status: 500 }, {}, { status: 500 }]],
  ])('is not opened after %s', async (_, faults) => {
    iyzico.fail(...faults)
    await expect(payments.createCheckout(aTurkishCheckout())).rejects.toThrow('PAYMENTS_AWAY')
  })
})

describe('the state of a form', () => {
  test.each([false, true])('is open until it expires (unknown to iyzico until then: %s)', async (hides) => {
    iyzico.set({ hidesUnpaid: hides })
    const token = await opened()
    const state = { id: token, amountMinor: 1_500_050, currency: 'TRY', chargedMinor: null, reference: null }
    later(34)
    await payments.closeCheckout(token)
    expect(await payments.readCheckout(token)).toMatchObject({ ...state, status: 'open' })
    later(1)
    expect(await payments.readCheckout(token)).toMatchObject({ ...state, status: 'expired' })
  })

  test('has the price, the charge and the number of instalments once paid', async () => {
    const checkout = aTurkishCheckout({ amountMinor: 1_500_000 })
    const token = await opened(checkout)
    iyzico.pay(token, { instalment: 6 })
    expect(await payments.readCheckout(token)).toEqual({
      id: token,
      paymentId: checkout.paymentId,
      status: 'complete',
      amountMinor: 1_500_000,
      currency: 'TRY',
      chargedMinor: 1_620_000,
      instalments: 6,
      reference: iyzico.books.get(token)?.paymentId,
      refunds: [],
      disputes: [],
    })
  })

  test('stays open after a refused card, because the learner may try another', async () => {
    const token = await opened()
    expect(iyzico.pay(token, { card: iyzico.cards.funds })?.code).toBe('10051')
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'open', reference: null })
    iyzico.pay(token)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'complete' })
  })

  test('stays open while the bank waits for the code, also beyond the half hour', async () => {
    const token = await opened()
    iyzico.pay(token, { card: iyzico.cards.asksForCode })
    later(40)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'open' })
    iyzico.confirm(token)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'complete' })
  })

  test('is under review until the fraud check accepts', async () => {
    const token = await opened()
    iyzico.pay(token, { card: iyzico.cards.underReview })
    const { reference } = await payments.readCheckout(token)
    expect(reference).not.toBeNull()
    later(24 * 60)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'review' })
    iyzico.judge(token, 1)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'complete', reference })
  })

  test('expires when the fraud check rejects', async () => {
    const token = await opened()
    iyzico.pay(token, { card: iyzico.cards.underReview })
    iyzico.judge(token, -1)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'open', reference: null })
    later(35)
    expect(await payments.readCheckout(token)).toMatchObject({ status: 'expired', reference: null })
  })

  test('is not expired when the books know a payment that the form does not show', async () => {
    const checkout = aTurkishCheckout()
    const shown = await opened(checkout)
    const other = await opened(checkout)
    iyzico.pay(other)
    later(35)
    const state = await payments.readCheckout(shown)
    expect(state).toMatchObject({ status: 'complete', paymentId: checkout.paymentId })
  })

  test.each([
    ['price', { price: 1 }],
    ['charge', { paidPrice: 1 }],
    ['basket', { basketId: randomUUID() }],
    ['payment', { paymentId: '1' }],
    ['signature', { signature: 'a'.repeat(64) }],
    ['price with a fraction of a hundredth', { price: 15_000.505 }],
    ['missing price', { price: null }],
  ])('is not believed with a forged %s', async (_, forged) => {
    const { token } = await paid()
    iyzico.set({ forge: (reply) => ({ ...reply, ...forged }) })
    await expect(payments.readCheckout(token)).rejects.toThrow('PAYMENTS_AWAY')
  })

  test('is not believed when the reply is a signed one about another form', async () => {
    const [one, other] = [await paid(), await paid()]
    let first: object | undefined
    iyzico.set({ forge: (reply) => (first ??= reply) })
    await payments.readCheckout(one.token)
    await expect(payments.readCheckout(other.token)).rejects.toThrow('PAYMENT_MISMATCH')
  })

  test('of a form that we did not open is not found', async () => {
    await expect(payments.readCheckout(randomUUID())).rejects.toThrow('PAYMENT_NOT_FOUND')
  })
})

describe('a callback', () => {
  const read = (payload: string) => payments.readCallback?.({ payload, headers: {} })

  test('names the form', () => {
    expect(read('token=6a1c-2f&x=1')).toEqual({ sessionId: '6a1c-2f' })
  })

  test.each(['', 'x=1', 'token=', 'token=%3Cscript%3E', `token=${'a'.repeat(101)}`])(
    '%s is refused',
    (payload) => {
      expect(() => read(payload)).toThrow('INVALID_INPUT')
    },
  )
})

describe('an event', () => {
  test('names our payment when iyzico signed it', async () => {
    const { token, paymentId, reference } = await paid()
    expect(payments.readEvent(iyzico.event(token), new Date())).toEqual({ paymentId, reference })
  })

  test('of another shop program names only the payment at iyzico', async () => {
    const { reference } = await paid(1)
    const token = await opened(aTurkishCheckout())
    iyzico.pay(token)
    const form = iyzico.books.get(token)
    if (form) form.conversationId = 'order-1'
    expect(payments.readEvent(iyzico.event(token), new Date())).toEqual({
      paymentId: null,
      reference: form?.paymentId,
    })
    expect(reference).not.toBe(form?.paymentId)
  })

  test('is refused when anything that it says was changed', async () => {
    const { token } = await paid()
    const { payload, headers } = iyzico.event(token)
    const forged = [
      { payload: payload.replace('SUCCESS', 'FAILURE'), headers },
      { payload: payload.replace(token, randomUUID()), headers },
      { payload, headers: {} },
      { payload, headers: { 'x-iyz-signature-v3': '0'.repeat(64) } },
      { payload: '', headers },
      { payload: '[]', headers },
    ]
    for (const request of forged)
      expect(() => payments.readEvent(request, new Date())).toThrow('INVALID_SIGNATURE')
  })
})
