const shapes = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:\.\d{3}){1,2}(?:,\d{1,2})?$/,
  /^[1-9]\d{0,2}(?:,\d{3}){1,2}(?:\.\d{1,2})?$/,
]

/**
 * A sum as people type it in a table, in minor units: 15000, 15.000, 15.000,50 and 15,000.50. A sign before three
 * digits separates thousands. Null when it is not a sum.
 */
export function readMoney(text: string): number | null {
  const plain = text.replaceAll(/[\s₺$]|TL|TRY|USD/gi, '')
  if (!shapes.some((shape) => shape.test(plain))) return null
  const number = plain.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  return Math.round(Number(number) * 100)
}
