import { expect, it, vi } from 'vitest'
import { paymentAddress } from './payment-address.ts'

it('accepts the providers and our own pages', () => {
  for (const provider of [
    'https://checkout.stripe.com/c/pay/cs_live_a1#fid',
    'https://cpp.iyzipay.com/?token=706d4070&lang=tr',
    'https://sandbox-cpp.iyzipay.com/?token=706d4070&lang=tr',
  ])
    expect(paymentAddress(provider)).toBe(provider)
  expect(paymentAddress('http://localhost:3000/checkout/cs_local_0aB')).toBe('/checkout/cs_local_0aB')
  expect(paymentAddress('https://school.example/learner/enrollment/success?session_id=cs_1')).toBe(
    '/learner/enrollment/success?session_id=cs_1',
  )
  expect(paymentAddress('https://school.example/learner/lessons/packs?session_id=cs_1')).toBe(
    '/learner/lessons/packs?session_id=cs_1',
  )
  expect(paymentAddress('http://127.0.0.1/learner/enrollment/cancel')).toBe('/learner/enrollment/cancel')
  // The bank details of a held seat
  const seat = '/learner/enroll/0190a3c4-0000-7000-8000-100000000000'
  expect(paymentAddress(`https://school.example${seat}`)).toBe(seat)
})

it('accepts a double on the own machine only from the own machine', () => {
  const double = 'http://localhost:3900/pay?token=706d4070&lang=tr'
  expect(location.hostname).toBe('localhost')
  expect(paymentAddress(double)).toBe(double)
  vi.stubGlobal('location', { hostname: 'school.example' })
  expect(paymentAddress(double)).toBeUndefined()
  vi.unstubAllGlobals()
})

it('accepts a payment page on a subdomain of the site', () => {
  const page = 'https://pay.school.example/c/pay/cs_live_a1#fid'
  for (const hostname of ['school.example', 'www.school.example']) {
    vi.stubGlobal('location', { hostname })
    expect(paymentAddress(page)).toBe(page)
    for (const other of [
      'http://pay.school.example/c/pay/cs_1',
      'https://pay.school.example:8443/c/pay/cs_1',
      'https://elif@pay.school.example/c/pay/cs_1',
      'https://payschool.example/c/pay/cs_1',
      'https://pay.school.example.evil.test/c/pay/cs_1',
      'https://evil.example/c/pay/cs_1',
    ])
      expect(paymentAddress(other)).toBeUndefined()
  }
  vi.unstubAllGlobals()
})

const evil = 'evil.test'
it.each([
  '',
  '/checkout/cs_local_1',
  `https://${evil}/`,
  `https://${evil}/checkout`,
  `https://${evil}/checkout/a/../../../x`,
  `https://checkout.stripe.com.${evil}/c/pay/cs_1`,
  `https://checkout.stripe.com@${evil}/c/pay/cs_1`,
  `https://elif@checkout.stripe.com/c/pay/cs_1`,
  'https://checkout.stripe.com:8443/c/pay/cs_1',
  'http://checkout.stripe.com/c/pay/cs_1',
  `https://${evil}/?https://checkout.stripe.com`,
  `https://cpp.iyzipay.com.${evil}/?token=1`,
  'http://cpp.iyzipay.com/?token=1',
  `http://${evil}/pay?token=1`,
  'http://localhost:3900/other',
  String.raw`https:\\${evil}\c`,
  'javascript:alert(1)//checkout/cs_local_1',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://checkout.stripe.com/1',
  `ftp://${evil}/checkout/cs_1`,
  `//${evil}/checkout/cs_1`,
])('refuses %s', (address) => {
  expect(paymentAddress(address)).toBeUndefined()
})

it('maps a foreign copy of our path to our own page on our own host', () => {
  expect(paymentAddress(`https://${evil}/checkout/cs_local_1`)).toBe('/checkout/cs_local_1')
})
