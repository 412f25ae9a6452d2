import { expect, test } from 'vitest'
import { bankDetailsOf, isIban, noBank, writtenIban } from './bank.ts'

const sample = 'TR33 0006 1005 1978 6457 8413 26'

test.each([sample, 'tr330006100519786457841326', 'DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819'])(
  'accepts the IBAN %s',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)

test.each([
  '',
  'TR33',
  'TR33 0006 1005 1978 6457 8413 27',
  'TR330006100519786457841',
  'XX00 0000',
  '12345678',
])('refuses %s', (text) => {
  expect(isIban(text)).toBe(false)
})

test('an IBAN is written in groups of four', () => {
  expect(writtenIban('TR330006100519786457841326')).toBe(sample)
})

test('a school without an IBAN has no bank details', () => {
  expect(bankDetailsOf({ ...noBank, company: 'Okul A.Ş.' })).toBeNull()
  expect(bankDetailsOf({ bankHolder: '', bankName: 'Banka', iban: sample, company: 'Okul A.Ş.' })).toEqual({
    holder: 'Okul A.Ş.',
    bank: 'Banka',
    iban: sample,
  })
})
