import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { TableBody } from './table-body.tsx'
import { TableEmpty, TableError, TableLoading } from './table-overlays.tsx'
import { TablePager } from './table-pager.tsx'
import { TableTools } from './table-tools.tsx'
import { useRows } from './use-rows.ts'
import type { TableState } from './state/use-table-state.ts'
import type { UrlFilters } from './state/use-url-filters.ts'

type Props<Row> = {
  title: string
  /** 1 when the table is the whole page. */
  titleOrder?: 1 | 2
  columns: readonly Column<Row>[]
  state: TableState
  /** One page from the server, or all rows; undefined until the first reply. */
  data: readonly Row[] | undefined
  /** Number of rows on all pages of the server. Without it the browser sorts, searches and pages `data`. */
  totalCount?: number | undefined
  rowId: (row: Row) => string
  isLoading?: boolean
  /** The message of a failed load. */
  error?: string | undefined
  onRetry?: () => void
  createAction?: ReactNode
  filters?: ReactNode
  /** Whether filters are active, and how to clear them. */
  filtering?: UrlFilters
  renderActions?: (row: Row) => ReactNode
  emptyHint?: ReactNode
  emptyAction?: ReactNode
}

const noRows: never[] = []

type Page<Row> = Pick<Props<Row>, 'data' | 'totalCount'>

/** After a failed load the previous page stays on the screen. */
function useLastPage<Row>({ data, totalCount, error }: Page<Row> & Pick<Props<Row>, 'error'>): Page<Row> {
  const [last, setLast] = useState<Page<Row>>({ data, totalCount })
  if (data && data !== last.data) setLast({ data, totalCount })
  return data || !error ? { data, totalCount } : last
}

/** The rows of the page in the URL. */
function useShownPage<Row extends object>(props: Props<Row>) {
  const { columns, state, rowId, isLoading = false, error } = props
  const { pageIndex, pageSize } = state.view
  const shown = useLastPage(props)
  const { rows, totalCount } = useRows({
    columns,
    data: shown.data ?? noRows,
    totalCount: shown.totalCount,
    view: state.view,
    fields: state.fields,
    rowId,
  })
  const isFirstLoad = shown.data === undefined
  const lastPage = Math.max(0, Math.ceil(totalCount / pageSize) - 1)

  // A shared link may name a page that no longer exists.
  const isPastTheEnd = !isFirstLoad && !isLoading && !error && pageIndex > lastPage
  useEffect(() => {
    if (isPastTheEnd) state.goToPage(lastPage, { replace: true })
  }, [isPastTheEnd, lastPage, state])

  const isEmpty = !isFirstLoad && !isLoading && rows.length === 0 && !error && !isPastTheEnd
  return { rows, totalCount, lastPage, isFirstLoad, isEmpty }
}

export function DataTable<Row extends object>(props: Props<Row>) {
  const { title, titleOrder = 2, columns, state, isLoading = false, error, renderActions, filtering } = props
  const root = useRef<HTMLElement>(null)
  const titleId = useId()
  const Title = `h${titleOrder}` as const
  const { rows, totalCount, lastPage, isFirstLoad, isEmpty } = useShownPage(props)

  return (
    <section ref={root} className={styles.root} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {props.createAction}
      </header>
      <TableTools
        columns={columns}
        state={state}
        filters={props.filters}
        activeFilters={filtering?.activeCount ?? 0}
      />
      <div
        className={styles.frame}
        data-reserve={isFirstLoad || lastPage > 0 || undefined}
        aria-busy={isLoading || (isFirstLoad && !error)}
      >
        <TableBody
          titleId={titleId}
          columns={columns}
          state={state}
          rows={isFirstLoad ? undefined : rows}
          renderActions={renderActions}
        />
        {isEmpty && (
          <TableEmpty
            searchText={state.view.searchText}
            onClearSearch={() => state.search('', state.view.searchColumn)}
            filtering={filtering}
            hint={props.emptyHint}
            action={props.emptyAction}
          />
        )}
        {error ? <TableError message={error} onRetry={props.onRetry} /> : isLoading && <TableLoading />}
      </div>
      <TablePager
        title={title}
        totalCount={isFirstLoad ? undefined : totalCount}
        lastPage={lastPage}
        state={state}
        onPaged={() => root.current?.scrollIntoView({ block: 'start' })}
      />
    </section>
  )
}
