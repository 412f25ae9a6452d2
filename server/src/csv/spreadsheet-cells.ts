/**
 * A spreadsheet runs a cell that begins like a formula. Such a cell gets an apostrophe before it, as spreadsheets
 * themselves mark text; reading takes it away again. Cells that had apostrophes there already get one more, or they
 * would lose theirs.
 */
const beginsLikeFormula = /^'*[=+\-@\t\r\n]/
const marked = /^'+[=+\-@\t\r\n]/

export const toCell = (text: string): string => (beginsLikeFormula.test(text) ? `'${text}` : text)
export const fromCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell)
