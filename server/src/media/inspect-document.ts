import { AppError } from '../errors/app-error.ts'

/** How much of the end is looked through for the way to the table of contents. */
const tailLength = 2048

/**
 * A PDF by what it holds, whatever it is called: it begins as one, so nothing else stands before it; it ends as one, so
 * nothing is missing and nothing else hides behind it; and its end leads to a table of its parts.
 */
export function refuseUnlessPdf(bytes: Uint8Array): void {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  const head = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(text(0, 10))
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(
    text(Math.max(0, bytes.length - tailLength), bytes.length),
  )
  const table = Number(end?.[1])
  // A plain table, or since 1.5 an object that holds it
  if (!head || !end || !/^\s*(?:xref\s|\d+ \d+ obj\b)/.test(text(table, table + 64)))
    throw new AppError('INVALID_DOCUMENT')
}
