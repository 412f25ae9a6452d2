import { expect, it } from 'vitest'
import { isCompanyTaxNumber, isIdentityNumber, isTaxNumber } from './tax-number.ts'

it.each(['4840847211', '9000068418', '1234567890'])('accepts the tax number %s', (number) => {
  expect(isCompanyTaxNumber(number)).toBe(true)
  expect(isTaxNumber(number)).toBe(true)
})

it.each(['4840847212', '4840874211', '0000000000', '123456789', '12345678901', '123456789O', ''])(
  'refuses the tax number %j',
  (number) => expect(isCompanyTaxNumber(number)).toBe(false),
)

it('checks both last digits of an identity number', () => {
  expect(isIdentityNumber('10000000146')).toBe(true)
  expect(isTaxNumber('10000000146')).toBe(true)
  for (const wrong of ['10000000145', '10000000156', '00000000000', '1000000014', '12345678901'])
    expect(isIdentityNumber(wrong)).toBe(false)
})
