import type { KeyedQuestion } from '@sohbet/contract/level-test-questions'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { fromCell, toCell } from '../csv/spreadsheet-cells.ts'
import { AppError } from '../http/app-error.ts'

const required = ['type', 'text', 'optionA', 'optionB', 'optionC', 'optionD', 'correctOptionId'] as const
export const columns = [...required, 'audioUrl', 'audioSeconds'] as const
export type Column = (typeof columns)[number]
export type CsvQuestion = { line: number; cells: Record<Column, string> }

export function questionsToCsv(questions: readonly KeyedQuestion[]): string {
  const rows = questions.map(({ type, text, options, correctOptionId, audioUrl, audioSeconds }) =>
    [
      type,
      text,
      ...options.map((option) => option.text),
      correctOptionId,
      audioUrl ?? '',
      String(audioSeconds ?? ''),
    ].map(toCell),
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
        audioSeconds: cell('audioSeconds'),
      },
    }
  })
}

/** Cells that are pasted from a spreadsheet come with tabs; where the comma is the decimal sign files have semicolons. */
const delimiters = [',', ';', '\t'] as const

/** The one that parts the names of the columns. */
function delimiterOf(csv: string) {
  const [firstLine = ''] = csv.split(/[\r\n]/, 1)
  const partsBy = (sign: string) => firstLine.split(sign).length
  return delimiters.reduce((best, sign) => (partsBy(sign) > partsBy(best) ? sign : best))
}

function readRecords(csv: string) {
  const delimiter = delimiterOf(csv)
  try {
    return records.parse(
      parse(csv, {
        bom: true,
        delimiter,
        info: true,
        relax_column_count: true,
        // Pasted cells are quoted only where they have to be, so a quote may be one
        relax_quotes: delimiter === '\t',
        skip_records_with_empty_values: true,
      }),
    )
  } catch (cause) {
    if (cause instanceof CsvError) throw new AppError('INVALID_CSV', { cause })
    throw cause
  }
}
