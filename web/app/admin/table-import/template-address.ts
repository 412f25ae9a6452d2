import type { Language } from '@sohbet/domain/language'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'

/** A file with an example table; none of its cells contains the delimiter. */
export function templateAddress(rows: readonly (readonly string[])[], language: Language): string {
  const { delimiter } = spreadsheetSigns[language]
  // The byte order mark lets Excel read all letters
  const template = `\uFEFF${rows.map((row) => row.join(delimiter)).join('\r\n')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`
}
