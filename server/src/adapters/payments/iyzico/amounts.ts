/**
 * iyzico writes money as decimals, we count hundredths. Both directions work on the digits: a sum never becomes a
 * fraction in floating point.
 */
const decimal = /^(\d{1,12})(?:\.(\d+))?$/

/** The hundredths of a decimal such as "10.5" or 10.50000000; undefined when it has a fraction of a hundredth. */
export function minorOf(value: string | number): number | undefined {
  const [, whole, fraction = ''] = decimal.exec(String(value)) ?? []
  const digits = fraction.replace(/0+$/, '')
  if (whole === undefined || digits.length > 2) return undefined
  return Number(whole) * 100 + Number(digits.padEnd(2, '0'))
}

/** As iyzico's signatures write it: "10.5", and "10" for a whole number. */
export function plainDecimal(minor: number): string {
  const whole = String(Math.floor(minor / 100))
  const fraction = String(minor % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** As iyzico's samples send it: "10.5", and "10.0" for a whole number. */
export function sentDecimal(minor: number): string {
  const text = plainDecimal(minor)
  return text.includes('.') ? text : `${text}.0`
}

/** What an order costs, and what the card was charged for it, with the fees of instalments. */
export type Sums = { priceMinor: number; chargedMinor: number }

/** Refunds go through these two with running totals, so that parts add up to the whole. */
export const chargedFor = (priceMinor: number, sums: Sums): number =>
  proportion(priceMinor, sums.priceMinor, sums.chargedMinor)
export const priceFor = (chargedMinor: number, sums: Sums): number =>
  proportion(chargedMinor, sums.chargedMinor, sums.priceMinor)

/** `part` of `whole`, as the same share of `other`, rounded to the nearest. The product may exceed 2^53. */
function proportion(part: number, whole: number, other: number): number {
  const doubled = 2n * BigInt(part) * BigInt(other) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}
