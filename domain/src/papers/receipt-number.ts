/** The printed number of a receipt, such as 2026-000123. */
export const receiptNumber = (year: number, number: number): string =>
  `${year}-${String(number).padStart(6, '0')}`
