import type { KeyedQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { questionColumns, requiredColumns } from '@sohbet/contract/catalogue/level-tests'
import type { Language } from '@sohbet/domain/language'
import { readRecords } from '../../csv/read-records.ts'
import { fromCell } from '../../csv/spreadsheet-cells.ts'
import { writeTable } from '../../csv/write-table.ts'
import { AppError } from '../../errors/app-error.ts'

type Column = (typeof questionColumns)[number]
export type CsvQuestion = { line: number; cells: Record<Column, string> }

export function questionsToCsv(questions: readonly KeyedQuestion[], language: Language): string {
  const lines = questions.map(({ type, text, options, correctOptionId, audioUrl, audioSeconds }) => [
    type,
    text,
    ...options.map((option) => option.text),
    correctOptionId,
    audioUrl ?? '',
    audioSeconds ?? '',
  ])
  return writeTable(questionColumns, lines, language)
}

/** The rows of a table by column name, in any order of columns. */
export function questionsFromCsv(csv: string): CsvQuestion[] {
  const [head, ...rows] = readRecords(csv)
  const places = new Map(head?.record.map((name, index) => [name.trim().toLowerCase(), index]))
  const placeOf = (column: Column) => places.get(column.toLowerCase())
  if (requiredColumns.some((column) => placeOf(column) === undefined)) throw new AppError('INVALID_CSV')
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
