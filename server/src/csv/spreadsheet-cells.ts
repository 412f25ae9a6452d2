/**
 * A spreadsheet runs a cell that begins like a formula, and a cell begins after any delimiter: Turkish
 * spreadsheets split a comma-separated file at semicolons. An apostrophe goes before each such beginning, as
 * spreadsheets mark text themselves; reading removes it. Existing apostrophes get one more, so that reading does
 * not remove theirs.
 */
const beginsLikeFormula = /^(?='*[=+\-@\t\r\n])|(?<=[,;\t\r\n])(?='*[=+\-@])/g
const marked = /^'(?='*[=+\-@\t\r\n])|(?<=[,;\t\r\n])'(?='*[=+\-@])/g

export const toCell = (text: string): string => text.replaceAll(beginsLikeFormula, "'")
export const fromCell = (cell: string): string => cell.replaceAll(marked, '')
