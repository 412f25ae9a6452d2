import { expect, it } from 'vitest'
import { paymentAddress } from './payment-address.ts'

it('accepts the provider and our own pages', () => {
  const stripe = 'https://checkout.stripe.com/c/pay/cs_live_a1#fid'
  expect(paymentAddress(stripe)).toBe(stripe)
  expect(paymentAddress('http://localhost:3000/checkout/cs_local_0aB')).toBe('/checkout/cs_local_0aB')
  expect(paymentAddress('https://school.example/learner/enrollment/success?session_id=cs_1')).toBe(
    '/learner/enrollment/success?session_id=cs_1',
  )
  expect(paymentAddress('http://127.0.0.1/learner/enrollment/cancel')).toBe('/learner/enrollment/cancel')
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
