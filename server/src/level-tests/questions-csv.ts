import type { KeyedQuestion } from '@sohbet/contract/level-test-questions'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { fromCell, toCell } from '../csv/spreadsheet-cells.ts'
import { AppError } from '../http/app-error.ts'

const required = ['type', 'text', 'optionA', 'optionB', 'optionC', 'optionD', 'correctOptionId'] as const
export const columns = [...required, 'audioUrl'] as const
export type Column = (typeof columns)[number]
export type CsvQuestion = { line: number; cells: Record<Column, string> }

export function questionsToCsv(questions: readonly KeyedQuestion[]): string {
  const rows = questions.map(({ type, text, options, correctOptionId, audioUrl }) =>
    [type, text, ...options.map((option) => option.text), correctOptionId, audioUrl ?? ''].map(toCell),
  )
  // Without the mark Excel reads Turkish letters wrongly
  return stringify(rows, { header: true, columns: [...columns], bom: true, record_delimiter: 'windows' })
}

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** The rows of a table by their columns, in whatever order those stand. */
export function questionsFromCsv(csv: string): CsvQuestion[] {
  const [head, ...rows] = readRecords(csv)
  const places = new Map(head?.record.map((name, index) => [name.trim().toLowerCase(), index]))
  const placeOf = (column: Column) => places.get(column.toLowerCase())
  if (required.some((column) => placeOf(column) === undefined)) throw new AppError('INVALID_CSV')
  return rows.map(({ record, info }) => {
    const cell = (column: Column) => fromCell(record[placeOf(column) ?? -1] ?? '').trim()
    return {
      line: info.lines,
      cells: {
        type: cell('type'),
        text: cell('text'),
        optionA: cell('optionA'),
        optionB: cell('optionB'),
        optionC: cell('optionC'),
        optionD: cell('optionD'),
        correctOptionId: cell('correctOptionId'),
        audioUrl: cell('audioUrl'),
      },
    }
  })
}

function readRecords(csv: string) {
  // Where the comma is the decimal sign, as in Turkey, spreadsheets part columns by semicolons
  const [firstLine = ''] = csv.split(/[\r\n]/, 1)
  const delimiter = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ','
  try {
    return records.parse(
      parse(csv, {
        bom: true,
        delimiter,
        info: true,
        relax_column_count: true,
        skip_records_with_empty_values: true,
      }),
    )
  } catch (cause) {
    if (cause instanceof CsvError) throw new AppError('INVALID_CSV', { cause })
    throw cause
  }
}
