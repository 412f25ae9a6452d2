import { maxTableRows } from '@sohbet/contract/catalogue/table-import'
import { searchFold } from '@sohbet/domain/search-fold'
import { AppError } from '../errors/app-error.ts'
import { readRecords } from './read-records.ts'
import { fromCell } from './spreadsheet-cells.ts'

export type TableRow<Column extends string> = {
  line: number
  /** The trimmed text of a column; empty when the table lacks it. */
  cell: (column: Column) => string
  /** The column as the table names it. */
  heading: (column: string) => string
}

type Shape<Column extends string> = {
  required: readonly Column[]
  columns: readonly Column[]
  /** Other names of columns, folded. */
  otherNames?: Partial<Record<Column, readonly string[]>>
}

/** Lower case without Turkish dots, spaces and signs. */
export const foldedName = (name: string): string => searchFold(name).replaceAll(/[^a-z0-9]/g, '')

/** The rows of a table by column name, in any order of columns; unknown columns are ignored. */
export function readTable<Column extends string>(
  csv: string,
  { required, columns, otherNames }: Shape<Column>,
): TableRow<Column>[] {
  const [head, ...rows] = readRecords(csv, required)
  const names = head?.record.map(foldedName) ?? []
  const places = new Map(
    columns.map((column) => {
      const known = new Set([foldedName(column), ...(otherNames?.[column] ?? [])])
      return [column, names.findIndex((name) => known.has(name))]
    }),
  )
  if (required.some((column) => places.get(column) === -1))
    throw new AppError('INVALID_CSV', { about: required.join(', ') })
  if (rows.length > maxTableRows) throw new AppError('TOO_MANY_ROWS', { about: String(maxTableRows) })
  const heading = (column: string) => {
    const known = columns.find((one) => one === column)
    return head?.record[(known && places.get(known)) ?? -1]?.trim() || column
  }
  return rows.map(({ record, info }) => ({
    line: info.lines,
    heading,
    cell: (column) => fromCell(record[places.get(column) ?? -1] ?? '').trim(),
  }))
}
