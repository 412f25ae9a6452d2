import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import { errors } from '@sohbet/contract/errors'
import { fieldMessage, fieldMessages, type say } from '@sohbet/contract/field-messages'
import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'
import { mapLimit } from '../async/map-limit.ts'
import { AppError } from '../errors/app-error.ts'

/** A row of an imported table: its values, or what is wrong with it. */
export type CheckedRow<Values> = { line: number; text: string } & (
  | { values: Values; problem: null }
  | { values?: never; problem: string }
)

type Options<Values> = {
  line: number
  /** Names the row in the report. */
  text: string
  schema: z.ZodType<Values>
  input: unknown
  /** The column of a field, by its dotted path. */
  columnOf: (path: string) => string
  language: Language
}

/** Checks a row by the form's schema; a problem names the column. */
export function checkRow<Values>(options: Options<Values>): CheckedRow<Values> {
  const { line, text, schema, input, columnOf, language } = options
  const parsed = schema.safeParse(input)
  if (parsed.success) return { line, text, values: parsed.data, problem: null }
  const problem = Object.entries(fieldMessages(parsed.error.issues, language))
    .map(([path, message]) => `${columnOf(path)}: ${message}`)
    .join('; ')
  return { line, text, problem }
}

/** The problem of a cell that only the server can find. */
export const cellProblem = (column: string, message: ReturnType<typeof say>, language: Language): string =>
  `${column}: ${fieldMessage({ code: 'custom', path: [], message, input: undefined }, language)}`

/** Adds a problem to a row that may have some already. */
export const refused = <Values>(row: CheckedRow<Values>, problem: string): CheckedRow<Values> => ({
  line: row.line,
  text: row.text,
  problem: row.problem === null ? problem : `${problem}; ${row.problem}`,
})

/** Rows worked on at a time, because each may read files. */
const rowsAtOnce = 4

/** Turns the values of good rows into others. A refusal by an error code becomes the problem of its row. */
export const mapRows = <Values, Result>(
  rows: readonly CheckedRow<Values>[],
  work: (values: Values) => Promise<Result>,
  { column, language }: { column: string; language: Language },
): Promise<CheckedRow<Result>[]> =>
  mapLimit(rowsAtOnce, rows, async ({ line, text, values, problem }): Promise<CheckedRow<Result>> => {
    if (problem !== null) return { line, text, problem }
    try {
      return { line, text, values: await work(values), problem: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { line, text, problem: `${column}: ${errors[error.code][language]}` }
    }
  })

/** The values of all rows; undefined when one has a problem, or there is none. */
export function allValues<Values>(rows: readonly CheckedRow<Values>[]): Values[] | undefined {
  const values = rows.flatMap((row) => (row.problem === null ? [row.values] : []))
  return values.length === rows.length && rows.length > 0 ? values : undefined
}

/** What the caller sees of the rows. */
export const reportOf = <Values>(
  rows: readonly CheckedRow<Values>[],
  isRepeated: (row: CheckedRow<Values>) => boolean,
): TableImport['rows'] =>
  rows.map((row) => ({ line: row.line, text: row.text, problem: row.problem, isRepeated: isRepeated(row) }))
