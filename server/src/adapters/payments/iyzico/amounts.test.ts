import { describe, expect, test } from 'vitest'
import { chargedFor, minorOf, plainDecimal, priceFor, sentDecimal } from './amounts.ts'

describe('amounts', () => {
  test.each([
    [1050, '10.5', '10.5'],
    [1000, '10.0', '10'],
    [1005, '10.05', '10.05'],
    [1, '0.01', '0.01'],
    [99_999_999, '999999.99', '999999.99'],
  ])('%i hundredths are sent as %s and signed as %s', (minor, sent, signed) => {
    expect(sentDecimal(minor)).toBe(sent)
    expect(plainDecimal(minor)).toBe(signed)
    expect(minorOf(sent)).toBe(minor)
    expect(minorOf(Number(sent))).toBe(minor)
  })

  test('reads eight decimals, and refuses what is no sum of hundredths', () => {
    expect(minorOf('1.20000000')).toBe(120)
    expect(minorOf(0.3)).toBe(30)
    for (const wrong of ['10,5', '10.005', '', '-1', '1e3', 'NaN', Number.NaN, 0.1 + 0.2])
      expect(minorOf(wrong)).toBeUndefined()
  })

  test('parts of a charge add up to the whole, and lead back to the parts of the price', () => {
    const sums = { priceMinor: 99_999_999, chargedMinor: 114_999_997 }
    for (let part = 0; part < 1000; part++) expect(priceFor(chargedFor(part, sums), sums)).toBe(part)
    expect(chargedFor(sums.priceMinor, sums)).toBe(sums.chargedMinor)
  })
})
