const digitsOf = (text: string): number[] => Array.from(text, Number)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** A Turkish identity number: its last two digits are check digits. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = digitsOf(text)
  const first = digits.slice(0, 9)
  const odd = sumOf(first.filter((_, place) => place % 2 === 0))
  const even = sumOf(first.filter((_, place) => place % 2 === 1))
  // The even digits add up to 36 at most: 40 keeps the difference positive
  return (odd * 7 - even + 40) % 10 === digits[9] && sumOf(digits.slice(0, 10)) % 10 === digits[10]
}

/** The tax number of a Turkish company: its last digit is a check digit. */
export function isCompanyTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text) || Number(text) === 0) return false
  const digits = digitsOf(text)
  const parts = digits.slice(0, 9).map((digit, place) => {
    const shifted = (digit + 9 - place) % 10
    const rest = (shifted * 2 ** (9 - place)) % 9
    return shifted !== 0 && rest === 0 ? 9 : rest
  })
  return (10 - (sumOf(parts) % 10)) % 10 === digits[9]
}

/** A sole trader uses the identity number. */
export const isTaxNumber = (text: string): boolean => isCompanyTaxNumber(text) || isIdentityNumber(text)
