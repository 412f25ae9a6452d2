import type { PageSize } from '@sohbet/contract/paging'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  readView,
  requestOf,
  writeView,
  type Request,
  type Sort,
  type TableFields,
  type TableView,
} from './table-url.ts'

export type TableState = {
  view: TableView
  fields: TableFields
  /** `replace` corrects the URL without a history entry. */
  goToPage: (pageIndex: number, options?: { replace?: boolean }) => void
  setPageSize: (pageSize: PageSize) => void
  setSort: (sort: Sort | undefined) => void
  search: (text: string, column: string | undefined) => void
}

type RequestFor<Fields extends TableFields> = Request & {
  searchColumn?: Fields['searchable'][number] | undefined
}

/**
 * The state of a table in the URL: links can be shared and Back works. Paging and sorting add history entries;
 * typing a search does not.
 */
export function useTableState<const Fields extends TableFields>(
  fields: Fields,
  { name }: { name?: string } = {},
): TableState & { request: RequestFor<Fields> } {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const view = readView(params, fields, name)
    const change = (changes: Partial<TableView>, { replace = false } = {}) =>
      setParams(
        (current) =>
          writeView(current, { ...readView(current, fields, name), ...changes }, { ...fields, table: name }),
        {
          replace,
          preventScrollReset: true,
        },
      )
    return {
      view,
      fields,
      request: requestOf(view),
      goToPage: (pageIndex, options) => change({ pageIndex }, options),
      setPageSize: (pageSize) => change({ pageSize, pageIndex: 0 }),
      setSort: (sort) => change({ sort, pageIndex: 0 }),
      search: (searchText, searchColumn) =>
        change({ searchText, searchColumn, pageIndex: 0 }, { replace: true }),
    }
  }, [params, setParams, fields, name])
}
