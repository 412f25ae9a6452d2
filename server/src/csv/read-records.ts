import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** Pasted cells have tabs; files with decimal commas have semicolons. */
const delimiters = [',', ';', '\t'] as const

/** The delimiter of the header line. */
function delimiterOf(csv: string) {
  const [firstLine = ''] = csv.split(/[\r\n]/, 1)
  const partsBy = (sign: string) => firstLine.split(sign).length
  return delimiters.reduce((best, sign) => (partsBy(sign) > partsBy(best) ? sign : best))
}

/** The records of a file with their line, the head first. `columns` are named when it is no table. */
export function readRecords(csv: string, columns: readonly string[]) {
  const delimiter = delimiterOf(csv)
  try {
    return records.parse(
      parse(csv, {
        bom: true,
        delimiter,
        info: true,
        relax_column_count: true,
        // Pasted cells are quoted only when necessary, so a quote may be part of the text
        relax_quotes: delimiter === '\t',
        skip_records_with_empty_values: true,
      }),
    )
  } catch (cause) {
    if (cause instanceof CsvError) throw wordsFor(cause, csv, delimiter, columns)
    throw cause
  }
}

/** The mistake and its line; the parser only names the line where it gave up. */
function wordsFor(cause: CsvError, csv: string, delimiter: string, columns: readonly string[]): AppError {
  if (cause.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new AppError('CSV_QUOTE_NOT_CLOSED', { about: String(openingLine(csv, delimiter)), cause })
  }
  const lines: unknown = Object(cause).lines
  return /QUOTE/.test(cause.code) && typeof lines === 'number'
    ? new AppError('CSV_STRAY_QUOTE', { about: String(lines), cause })
    : new AppError('INVALID_CSV', { about: columns.join(', '), cause })
}

/** The line of the unclosed quote; a quote opens only at the start of a cell. */
function openingLine(csv: string, delimiter: string): number {
  let [line, opened, isOpen] = [1, 1, false]
  for (let place = 0; place < csv.length; place++) {
    if (csv[place] === '\n') line++
    if (csv[place] !== '"') continue
    const before = csv[place - 1] ?? '\n'
    if (!isOpen && before !== delimiter && !/[\r\n\uFEFF]/.test(before)) continue
    isOpen = !isOpen
    if (isOpen) opened = line
  }
  return opened
}
