import { searchFold } from '@sohbet/domain/search-fold'
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { CellValue, Column } from './column.ts'
import type { TableView, TableFields } from './state/table-url.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})
type Features = typeof features

const fold = (value: CellValue) => searchFold(String(value ?? ''))
const collator = new Intl.Collator('tr', { numeric: true })

const contains = <Row extends object>(row: TableRow<Features, Row>, id: string, text: CellValue) =>
  fold(row.getValue<CellValue>(id)).includes(fold(text).trim())

function compare<Row extends object>(
  a: TableRow<Features, Row>,
  b: TableRow<Features, Row>,
  id: string,
): number {
  const [left, right] = [a.getValue<CellValue>(id), b.getValue<CellValue>(id)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left ?? ''), String(right ?? ''))
}

type Options<Row> = {
  columns: readonly Column<Row>[]
  data: readonly Row[]
  /** Number of rows on all pages when `data` is one page from the server; without it `data` is everything. */
  totalCount: number | undefined
  view: TableView
  fields: TableFields
  rowId: (row: Row) => string
}

/** The rows to show, whether the server or the browser sorts, searches and pages them. */
export function useRows<Row extends object>({
  columns,
  data,
  totalCount,
  view,
  fields,
  rowId,
}: Options<Row>) {
  const fromServer = totalCount !== undefined
  const definitions = useMemo(
    () =>
      columns.map(({ id, value }): ColumnDef<Features, Row> => ({
        id,
        accessorFn: (row) => value?.(row),
        filterFn: contains,
        sortFn: compare,
      })),
    [columns],
  )
  const { searchText, searchColumn, sort, pageIndex, pageSize } = view
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    globalFilterFn: contains,
    getColumnCanGlobalFilter: ({ id }) => fields.searchable.includes(id),
    state: {
      columnFilters: searchColumn && searchText ? [{ id: searchColumn, value: searchText }] : [],
      globalFilter: searchColumn ? '' : searchText,
      sorting: sort ? [{ id: sort.field, desc: sort.direction === 'desc' }] : [],
      pagination: { pageIndex, pageSize },
    },
    autoResetPageIndex: false,
    manualFiltering: fromServer,
    manualSorting: fromServer,
    manualPagination: fromServer,
  })
  return {
    rows: table.getRowModel().rows.map((row) => ({ id: row.id, row: row.original })),
    totalCount: totalCount ?? table.getFilteredRowModel().rows.length,
  }
}
