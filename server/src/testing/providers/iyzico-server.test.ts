import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { iyzicoClient } from '../../adapters/payments/iyzico/client.ts'
import { startIyzicoServer } from './iyzico-server.ts'

let now = new Date('2026-03-02T09:00:00Z')
const iyzico = await startIyzicoServer({ clock: () => now, allowsHttp: false })
const limited = await startIyzicoServer({ clock: () => now, limit: 2 })
afterAll(() => Promise.all([iyzico.stop(), limited.stop()]))

const address = { contactName: 'Ayşe Yılmaz', address: 'Cadde 1', city: 'İstanbul', country: 'Türkiye' }
const item = { id: '1', name: 'Course', category1: 'Course', itemType: 'VIRTUAL', price: '10.5' }
const form = (changes: object = {}) => ({
  locale: 'en',
  conversationId: randomUUID(),
  basketId: randomUUID(),
  price: '10.5',
  paidPrice: '10.5',
  currency: 'TRY',
  callbackUrl: 'https://school.example/return',
  enabledInstallments: [1, 6],
  buyer: {
    id: '1',
    name: 'Ayşe',
    surname: 'Yılmaz',
    identityNumber: '74300864791',
    email: 'ayse@example.test',
    registrationAddress: 'Cadde 1',
    city: 'İstanbul',
    country: 'Türkiye',
    ip: '203.0.113.7',
  },
  billingAddress: address,
  basketItems: [item],
  ...changes,
})

const opening = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
const anything = z.looseObject({ token: z.string().default('') })
const client = iyzicoClient(iyzico.access)
const send = async (path: string, body: object) =>
  (await client.call({ path, body }, anything)).refusal?.errorCode
async function open(changes: object = {}): Promise<string> {
  const { reply } = await client.call({ path: opening, body: form(changes) }, anything)
  return reply?.token ?? ''
}

describe('a form is refused', () => {
  const { buyer } = form()
  test.each([
    ['without an email address', '3', { buyer: { ...buyer, email: '' } }],
    ['with a wrong email address', '5', { buyer: { ...buyer, email: 'ayse' } }],
    ['without an identity number', '8', { buyer: { ...buyer, identityNumber: undefined } }],
    ['with a short identity number', '10', { buyer: { ...buyer, identityNumber: '1' } }],
    ['without an address of the browser', '24', { buyer: { ...buyer, ip: undefined } }],
    ['without a billing address', '24', { billingAddress: undefined }],
    ['without a callback', '23', { callbackUrl: undefined }],
    ['with a callback that is not https', '11', { callbackUrl: 'http://school.example/return' }],
    ['with an empty basket', '24', { basketItems: [] }],
    ['when the basket costs something else', '5062', { basketItems: [{ ...item, price: '10.49' }] }],
    ['with a decimal comma', '11', { price: '10,5' }],
    ['with a fraction of a hundredth', '11', { paidPrice: '10.505' }],
    ['with a price of nothing', '11', { price: '0.0', basketItems: [{ ...item, price: '0.0' }] }],
    ['with instalments as text', '11', { enabledInstallments: ['1'] }],
    ['with four instalments', '11', { enabledInstallments: [1, 4] }],
  ])('%s (%s)', async (_, code, changes) => {
    expect(await send(opening, form(changes))).toBe(code)
  })

  test('with a wrong key, and after too many calls', async () => {
    for (const keys of [{ apiKey: 'other' }, { secretKey: 'other' }]) {
      const stranger = iyzicoClient({ ...iyzico.access, ...keys })
      await expect(stranger.call({ path: opening, body: form() }, anything)).rejects.toThrow('PAYMENTS_AWAY')
    }
    const hasty = iyzicoClient(limited.access)
    const call = () => hasty.call({ path: opening, body: form() }, anything)
    await call()
    await call()
    await expect(call()).rejects.toMatchObject({ cause: { errorCode: '50000' } })
  })
})

describe('a payment', () => {
  test('of an unknown form is not found', async () => {
    const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
    expect(await send(path, { token: randomUUID() })).toBe('5124')
    expect(await send(path, {})).toBe('5132')
  })

  test('returns no more than was charged, and is cancelled on its day only', async () => {
    const token = await open()
    iyzico.pay(token, { instalment: 6 })
    const paymentId = iyzico.books.get(token)?.paymentId
    expect(await send('/v2/payment/refund', { paymentId, price: '11.35' })).toBe('5093')
    expect(await send('/v2/payment/refund', { paymentId, price: '11.34' })).toBeUndefined()
    expect(await send('/payment/cancel', { paymentId })).toBe('5093')
    const next = await open()
    iyzico.pay(next)
    now = new Date('2026-03-02T21:00:00Z')
    expect(await send('/payment/cancel', { paymentId: iyzico.books.get(next)?.paymentId })).toBe('10012')
    expect(iyzico.balance()).toEqual({ charged: 1050, price: 1050 })
  })
})

describe('the payment page', () => {
  const visit = async (path: string, fields?: Record<string, string>) => {
    const response = await fetch(`${iyzico.access.baseUrl}${path}`, {
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    return response.text()
  }

  test('shows the totals of instalments, refuses a card, asks for a code, and returns the browser', async () => {
    const token = await open()
    expect(await visit(`/pay?token=${token}&lang=en`)).toContain('6 × 1.89 TRY = 11.34 TRY')
    expect(await visit('/pay', { token, card: iyzico.cards.funds, instalment: '1' })).toContain(
      'role="alert"',
    )
    const asks = await visit('/pay', { token, card: '5526 0800 0000 0006', instalment: '6' })
    expect(asks).toContain('Code from your bank')
    const returns = await visit('/code', { token, code: '123456' })
    expect(returns).toContain('action="https://school.example/return"')
    expect(returns).toContain(`name="token" value="${token}"`)
    expect(iyzico.books.get(token)).toMatchObject({ status: 'SUCCESS', paid: 1134, instalment: 6 })
  })

  test('takes no card after half an hour, and escapes the title', async () => {
    const token = await open({ basketItems: [{ ...item, name: '<script>' }] })
    expect(await visit(`/pay?token=${token}`)).not.toContain('<p><script>')
    now = new Date(now.getTime() + 31 * 60_000)
    expect(await visit('/pay', { token, card: iyzico.cards.ok, instalment: '1' })).toContain('role="alert"')
    expect(iyzico.books.get(token)?.status).toBeNull()
  })
})

test('sends a signed event to the school after each attempt to pay', async () => {
  const received: { payload: string; signature: unknown }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const payload = await text(request)
    received.push({ payload, signature: request.headers['x-iyz-signature-v3'] })
    response.end()
  }
  const school = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => school.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(school.address())
  const double = await startIyzicoServer({ clock: () => now, webhookUrl: `http://127.0.0.1:${port}/` })
  const { reply } = await iyzicoClient(double.access).call({ path: opening, body: form() }, anything)
  const token = reply?.token ?? ''
  for (const card of [double.cards.funds, double.cards.ok])
    await fetch(`${double.access.baseUrl}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ token, card, instalment: '1' }),
    })
  expect(received.map(({ payload }) => JSON.parse(payload))).toMatchObject([
    { token, status: 'FAILURE' },
    { token, status: 'SUCCESS' },
  ])
  expect(received[1]?.signature).toBe(double.event(token).headers['x-iyz-signature-v3'])
  await double.stop()
  await new Promise((resolve) => school.close(resolve))
})
