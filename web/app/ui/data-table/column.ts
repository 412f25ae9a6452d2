import type { CardColumn } from '../list/card-row.tsx'

export type CellValue = string | number | boolean | null | undefined

/** How a table shows one field. `useTableState` lists the sortable and searchable fields. */
export type Column<Row> = CardColumn<Row> & {
  /** The value for sorting and searching in the browser; not needed for pages from the server. */
  value?: (row: Row) => CellValue
}
