import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { questionColumns, requiredColumns } from '@sohbet/contract/level-tests/level-tests'
import type { Language } from '@sohbet/domain/language'
import { readTable, type TableRow } from '../../csv/read-table.ts'
import { writeTable } from '../../csv/write-table.ts'

export type CsvQuestion = TableRow<(typeof questionColumns)[number]>

export function questionsToCsv(questions: readonly KeyedQuestion[], language: Language): string {
  const lines = questions.map((question) => [
    question.type,
    question.text,
    ...question.options.map((option) => option.text),
    question.correctOptionId,
    question.audioUrl ?? '',
    question.audioSeconds ?? '',
    question.isQuick ? 'true' : '',
    question.skill ?? '',
    question.level ?? '',
  ])
  return writeTable(questionColumns, lines, language)
}

export const questionsFromCsv = (csv: string): CsvQuestion[] =>
  readTable(csv, { required: requiredColumns, columns: questionColumns })
