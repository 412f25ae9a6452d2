import { expect, test } from 'vitest'
import { certificateNumber, certificateOf, numberLength, readCertificateNumber } from './certificate.ts'

test('a number has three groups of four signs', () => {
  expect(certificateNumber(Array.from({ length: numberLength }, (_, place) => place))).toBe('2345-6789-ABCD')
})

test.each(['7K2M-9PXQ-4RTV', '7k2m 9pxq 4rtv', '7K2M9PXQ4RTV'])('reads the number %s', (typed) => {
  expect(readCertificateNumber(typed)).toBe('7K2M-9PXQ-4RTV')
})

test.each(['', '7K2M-9PXQ-4RT', '7K2M-9PXQ-4RTVW', '0K2M-9PXQ-4RTV', '7K2M_9PXQ_4RTV'])(
  'reads no number in %j',
  (typed) => {
    expect(readCertificateNumber(typed)).toBeUndefined()
  },
)

test('a completed course gives the certificate of completion, one session the certificate of attendance', () => {
  expect(certificateOf({ hasEnded: false, outcome: null, joined: 9 })).toBeNull()
  expect(certificateOf({ hasEnded: true, outcome: 'completed', joined: 0 })).toBe('completion')
  expect(certificateOf({ hasEnded: true, outcome: null, joined: 1 })).toBe('attendance')
  expect(certificateOf({ hasEnded: true, outcome: 'attended', joined: 1 })).toBe('attendance')
  expect(certificateOf({ hasEnded: true, outcome: 'missed', joined: 0 })).toBeNull()
})
