import type { ReactNode } from 'react'

export type CellValue = string | number | boolean | null | undefined

/** How a table shows one field. `useTableState` lists the sortable and searchable fields. */
export type Column<Row> = {
  /** The field's name in `sortBy` and `searchColumn`. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The value for sorting and searching in the browser; not needed for pages from the server. */
  value?: (row: Row) => CellValue
  align?: 'start' | 'end'
}
