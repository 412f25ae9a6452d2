import { AppError } from '../errors/app-error.ts'

/** Bytes at the end that are searched for the pointer to the cross-reference table. */
const tailLength = 2048

/**
 * Recognises a PDF by content, whatever its name: it starts and ends as one, so nothing precedes or follows it,
 * and its end points to a cross-reference table.
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
