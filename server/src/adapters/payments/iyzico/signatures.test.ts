import { describe, expect, test } from 'vitest'
import { authorizationOf, eventSignature, replySignature } from './signatures.ts'

describe('signatures equal the published samples', () => {
  test('of a request', () => {
    const keys = { apiKey: 'api_key', secretKey: 'secret_key' }
    expect(authorizationOf(keys, { randomKey: 'random_string', path: 'uri', body: '"body"' })).toBe(
      'IYZWSv2 YXBpS2V5OmFwaV9rZXkmcmFuZG9tS2V5OnJhbmRvbV9zdHJpbmcmc2lnbmF0dXJlOjAxNzUwODkyMWEyOWVlNTYwMWJjZDFmYmU4M2VmZDJlMmJlNDNhZjAyZWNlZmYzMGNmMmU5MWE1MzlhYWIzNTU=',
    )
  })

  test('of a reply', () => {
    const secretKey = 'jLc7GQHD2pyJoqXDeEcTnGHYtP7Ai5jl'
    expect(replySignature(secretKey, ['', '', '1', '22484292', 'success'])).toBe(
      'a4f73b80bb32a6ef8358090bbd8609a49a7b53f463048f8ef147496e236d04f0',
    )
  })

  test('of an event', () => {
    const secretKey = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs'
    const event = {
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: '22483975',
      token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
      paymentConversationId: 'conversationId',
      status: 'SUCCESS',
    }
    expect(eventSignature(secretKey, event)).toBe(
      '4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878',
    )
  })
})
