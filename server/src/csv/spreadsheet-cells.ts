/**
 * A spreadsheet runs a cell that begins like a formula, and cells begin wherever the sign stands that parts them: a file
 * with commas is read by semicolons in Turkey. Before each such beginning goes an apostrophe, as spreadsheets themselves
 * mark text; reading takes it away again. Where there are apostrophes already there is one more, or they would lose theirs.
 */
const beginsLikeFormula = /^(?='*[=+\-@\t\r\n])|(?<=[,;\t\r\n])(?='*[=+\-@])/g
const marked = /^'(?='*[=+\-@\t\r\n])|(?<=[,;\t\r\n])'(?='*[=+\-@])/g

export const toCell = (text: string): string => text.replaceAll(beginsLikeFormula, "'")
export const fromCell = (cell: string): string => cell.replaceAll(marked, '')
