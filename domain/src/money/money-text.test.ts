import { expect, test } from 'vitest'
import { readMoney } from './money-text.ts'

test.each([
  ['15000', 1_500_000],
  ['15.000', 1_500_000],
  ['15,000', 1_500_000],
  ['15.000,50', 1_500_050],
  ['15,000.50', 1_500_050],
  ['1.250.000', 125_000_000],
  ['12,5', 1250],
  ['0', 0],
  [' 450 TL', 45_000],
  ['₺450', 45_000],
  ['$450.00', 45_000],
])('reads %s', (text, minor) => {
  expect(readMoney(text)).toBe(minor)
})

test.each(['', 'free', '-5', '1.2.3', '12,345,6', '1e5', '=1+1'])('refuses %s', (text) => {
  expect(readMoney(text)).toBeNull()
})
