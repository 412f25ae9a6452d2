import type { Language } from '@sohbet/domain/language'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'
import { stringify } from 'csv-stringify/sync'
import { toCell } from './spreadsheet-cells.ts'

/** Numbers stay numbers, so that a negative one is not marked as a formula. */
export type Line = readonly (string | number)[]

/** A table in the format of the reader's spreadsheet. */
export const writeTable = (head: readonly string[], lines: readonly Line[], language: Language): string =>
  // Without the byte order mark Excel misreads Turkish letters
  `\uFEFF${writeLines([head, ...lines], language)}`

/** More lines of such a table. */
export function writeLines(lines: readonly Line[], language: Language): string {
  const { delimiter, decimal } = spreadsheetSigns[language]
  const cells = lines.map((line) =>
    line.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : toCell(cell))),
  )
  return stringify(cells, { delimiter, record_delimiter: 'windows' })
}
