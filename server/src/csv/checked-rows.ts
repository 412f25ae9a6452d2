import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import { errors, type ErrorCode } from '@sohbet/contract/errors'
import { fieldMessage, fieldMessages } from '@sohbet/contract/field-messages'
import type { say } from '@sohbet/contract/say'
import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'
import { mapLimit } from '../async/map-limit.ts'
import { AppError } from '../errors/app-error.ts'

type Place = {
  line: number
  /** Names the row in the report. */
  text: string
  /** The column of a field by its dotted path, as the table names it. */
  columnOf: (path: string) => string
}

/** A row of an imported table: its values, or what is wrong with it. */
export type CheckedRow<Values> = Place &
  ({ values: Values; problem: null } | { values?: never; problem: string })

type Options<Values> = Place & { schema: z.ZodType<Values>; input: unknown; language: Language }

/** Checks a row by the form's schema; a problem names the column. */
export function checkRow<Values>(options: Options<Values>): CheckedRow<Values> {
  const { line, text, columnOf, schema, input, language } = options
  const place = { line, text, columnOf }
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ...place, values: parsed.data, problem: null }
  const problem = Object.entries(fieldMessages(parsed.error.issues, language))
    .map(([path, message]) => `${columnOf(path)}: ${message}`)
    .join('; ')
  return { ...place, problem }
}

/** Adds a problem to a row that may have some already. */
function refused({ line, text, columnOf, problem }: CheckedRow<unknown>, path: string, message: string) {
  const added = `${columnOf(path)}: ${message}`
  return { line, text, columnOf, problem: problem === null ? added : `${added}; ${problem}` }
}

type Cell = { path: string; fault: ReturnType<typeof say>; language: Language }

/** Adds the problem of a cell that only the server can find. */
export const refusedCell = (row: CheckedRow<unknown>, { path, fault, language }: Cell): CheckedRow<never> =>
  refused(row, path, fieldMessage({ code: 'custom', path: [], message: fault, input: undefined }, language))

/** Adds a refusal of the error table as the problem of a cell. */
export const refusedBy = (
  row: CheckedRow<unknown>,
  { path, code, language }: { path: string; code: ErrorCode; language: Language },
): CheckedRow<never> => refused(row, path, errors[code][language])

/** Rows worked on at a time, because each may read files. */
const rowsAtOnce = 4

/** Turns the values of good rows into others. A refusal by an error code becomes the problem of a cell. */
export const mapRows = <Values, Result>(
  rows: readonly CheckedRow<Values>[],
  work: (values: Values) => Promise<Result>,
  { pathOf, language }: { pathOf: (error: AppError, values: Values) => string; language: Language },
): Promise<CheckedRow<Result>[]> =>
  mapLimit(rowsAtOnce, rows, async (row): Promise<CheckedRow<Result>> => {
    if (row.problem !== null) return row
    try {
      return { ...row, values: await work(row.values) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refusedBy(row, { path: pathOf(error, row.values), code: error.code, language })
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
