import type { ReactNode } from 'react'

export type CellValue = string | number | boolean | null | undefined

/** How a table shows one field. What may be sorted and searched is said once, to `useTableState`. */
export type Column<Row> = {
  /** The field's name as `sortBy` and `searchColumn` say it. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What to sort and search by when all rows are in the browser; pages from the server do not need it. */
  value?: (row: Row) => CellValue
  align?: 'start' | 'end'
}
