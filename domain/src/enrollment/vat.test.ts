import { describe, expect, it } from 'vitest'
import { splitMovement, splitVat } from './vat.ts'

describe('VAT in a price', () => {
  it.each([
    [15_000_00, 20, 12_500_00, 2_500_00],
    [100_00, 20, 83_33, 16_67],
    [100_00, 10, 90_91, 9_09],
    [1, 20, 1, 0],
    [100_00, 0, 100_00, 0],
    [100_00, 8.25, 92_38, 7_62],
    [0, 20, 0, 0],
    [-100_00, 20, -83_33, -16_67],
  ])('splits %i at %f %% into %i net and %i VAT', (gross, percent, net, vat) => {
    expect(splitVat(gross, percent)).toEqual({ netMinor: net, vatMinor: vat })
  })

  it('adds up to the price for every amount and rate', () => {
    for (let gross = -500; gross <= 99_999_999; gross = gross * 3 + 1_501)
      for (const percent of [0, 1, 8, 10, 18, 20, 20.55, 50]) {
        const { netMinor, vatMinor } = splitVat(gross, percent)
        expect(netMinor + vatMinor).toBe(gross)
      }
  })

  it('is returned exactly by refunds in parts', () => {
    const movements = [100_00, -33_33, -33_33, -33_34]
    let beforeMinor = 0
    const splits = movements.map((amountMinor) => {
      const split = splitMovement({ beforeMinor, amountMinor }, 20)
      expect(split.netMinor + split.vatMinor).toBe(amountMinor)
      beforeMinor += amountMinor
      return split
    })
    expect(splits.map(({ vatMinor }) => vatMinor)).toEqual([16_67, -5_56, -5_55, -5_56])
    expect(splits.reduce((sum, { vatMinor }) => sum + vatMinor, 0)).toBe(0)
  })
})
