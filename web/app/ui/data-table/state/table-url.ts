import { limits } from '@sohbet/contract/fields'
import { pageSizes, tableQuery, type PageSize, type TableRequest } from '@sohbet/contract/paging'

/** The sortable and searchable fields of a table, as in the contract's `tableQuery`. */
export type TableFields = {
  sortable: readonly string[]
  searchable: readonly string[]
  /** Rows of a page when the URL does not say it; 10 by default. */
  pageSize?: PageSize
}

const pageSizeOf = ({ pageSize = pageSizes[0] }: Pick<TableFields, 'pageSize'>): PageSize => pageSize

export type Sort = { field: string; direction: 'asc' | 'desc' }

/** The state of a table in the URL. */
export type TableView = {
  pageIndex: number
  pageSize: PageSize
  sort: Sort | undefined
  searchText: string
  searchColumn: string | undefined
}

const keys = ['pageIndex', 'pageSize', 'sortBy', 'searchText', 'searchColumn'] as const
type Key = (typeof keys)[number]

/** Two tables on one page have a prefix: `groups.pageIndex`. */
export const nameOf = (key: string, table: string | undefined) => (table ? `${table}.${key}` : key)

function readSort(text: string | null, sortable: readonly string[]): Sort | undefined {
  const [field = '', direction] = (text ?? '').split(':')
  if (!sortable.includes(field) || (direction !== 'asc' && direction !== 'desc')) return undefined
  return { field, direction }
}

// The contract's limit of pageIndex, whatever the columns.
const { pageIndex: pageIndexField } = tableQuery({ sortable: ['any'], searchable: ['any'] }).shape

/** Reads the state from the URL; unknown values fall back silently. */
export function readView(params: URLSearchParams, fields: TableFields, table?: string): TableView {
  const get = (key: Key) => params.get(nameOf(key, table))
  return {
    pageIndex: pageIndexField.safeParse(get('pageIndex') ?? 0).data ?? 0,
    pageSize: pageSizes.find((size) => String(size) === get('pageSize')) ?? pageSizeOf(fields),
    sort: readSort(get('sortBy'), fields.sortable),
    searchText: (get('searchText') ?? '').slice(0, limits.searchText),
    searchColumn: fields.searchable.find((field) => field === get('searchColumn')),
  }
}

type SortText = `${string}:${Sort['direction']}`

const sortText = (sort: Sort | undefined): SortText | undefined => sort && `${sort.field}:${sort.direction}`

/** Writes the state into a copy of the URL's parameters. Defaults are left out, so a plain link stays plain. */
export function writeView(
  params: URLSearchParams,
  view: TableView,
  { table, ...fields }: { table?: string | undefined } & Pick<TableFields, 'pageSize'> = {},
): URLSearchParams {
  const texts: Record<Key, string | undefined> = {
    pageIndex: view.pageIndex > 0 ? String(view.pageIndex) : undefined,
    pageSize: view.pageSize === pageSizeOf(fields) ? undefined : String(view.pageSize),
    sortBy: sortText(view.sort),
    searchText: view.searchText || undefined,
    searchColumn: view.searchColumn,
  }
  const next = new URLSearchParams(params)
  for (const key of keys) {
    const text = texts[key]
    if (text === undefined) next.delete(nameOf(key, table))
    else next.set(nameOf(key, table), text)
  }
  return next
}

export type Request = TableRequest & { sortBy?: SortText | undefined }

/** The state as the query of a table call. */
export const requestOf = (view: TableView): Request => ({
  pageIndex: view.pageIndex,
  pageSize: view.pageSize,
  sortBy: sortText(view.sort),
  searchText: view.searchText.trim(),
  searchColumn: view.searchColumn,
})
