import { VisuallyHidden } from '@mantine/core'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import { TableEmpty, TableError, TableLoading } from './table-overlays.tsx'
import { TablePager } from './table-pager.tsx'
import rowStyles from './table-rows.module.css'
import { SkeletonRows, TableRows } from './table-rows.tsx'
import { TableSearch } from './table-search.tsx'
import { SortableHeader, SortSelect } from './table-sort.tsx'
import { useRows } from './use-rows.ts'
import type { TableState } from './use-table-state.ts'

type Props<Row> = {
  title: string
  /** 1 where the table is the whole page. */
  titleOrder?: 1 | 2
  columns: readonly Column<Row>[]
  state: TableState
  /** One page from the server, or all rows there are; undefined until the first answer. */
  data: readonly Row[] | undefined
  /** The rows on all pages of the server. Without it the browser sorts, searches and pages `data`. */
  totalCount?: number | undefined
  rowId: (row: Row) => string
  isLoading?: boolean
  /** What to tell the user about a failed load. */
  error?: string | undefined
  onRetry?: () => void
  createAction?: ReactNode
  filters?: ReactNode
  renderActions?: (row: Row) => ReactNode
  emptyHint?: ReactNode
  emptyAction?: ReactNode
}

const noRows: never[] = []
// Enough to keep the pager in its place on a short last page, without a long blank for big pages.
const reservedRows = 10

type Page<Row> = Pick<Props<Row>, 'data' | 'totalCount'>

/** A page that could not be loaded leaves the one before it on the screen. */
function useLastPage<Row>({ data, totalCount, error }: Page<Row> & Pick<Props<Row>, 'error'>): Page<Row> {
  const [last, setLast] = useState<Page<Row>>({ data, totalCount })
  if (data && data !== last.data) setLast({ data, totalCount })
  return data || !error ? { data, totalCount } : last
}

export function DataTable<Row extends object>(props: Props<Row>) {
  const {
    title,
    titleOrder = 2,
    columns,
    state,
    rowId,
    isLoading = false,
    error,
    onRetry,
    renderActions,
  } = props
  const { t } = useTranslation('ui')
  const titleId = useId()
  const Title = `h${titleOrder}` as const
  const { pageIndex, pageSize, searchText } = state.view
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

  // A shared link may name a page that is no longer there.
  const isPastTheEnd = !isFirstLoad && !isLoading && !error && pageIndex > lastPage
  useEffect(() => {
    if (isPastTheEnd) state.goToPage(lastPage, { replace: true })
  }, [isPastTheEnd, lastPage, state])

  const isEmpty = !isFirstLoad && rows.length === 0 && !error && !isPastTheEnd
  const keepsHeight = isFirstLoad || lastPage > 0

  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {props.createAction}
      </header>
      <div className={styles.tools}>
        {state.fields.searchable.length > 0 && <TableSearch columns={columns} state={state} />}
        <SortSelect columns={columns} state={state} />
        {props.filters}
      </div>
      <div
        className={styles.frame}
        data-reserve={keepsHeight || undefined}
        aria-busy={isLoading || (isFirstLoad && !error)}
      >
        <div className={styles.scroller}>
          <table className={rowStyles.table} aria-labelledby={titleId}>
            <thead>
              <tr>
                {columns.map(({ id, header, align = 'start' }) => (
                  <SortableHeader key={id} id={id} header={header} align={align} state={state} />
                ))}
                {renderActions && (
                  <th scope="col" className={rowStyles.actions}>
                    <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {isFirstLoad ? (
                <SkeletonRows
                  columns={columns}
                  count={Math.min(pageSize, reservedRows)}
                  hasActions={renderActions !== undefined}
                />
              ) : (
                <TableRows columns={columns} rows={rows} renderActions={renderActions} />
              )}
            </tbody>
          </table>
        </div>
        {isEmpty && !isLoading && (
          <TableEmpty
            searchText={searchText}
            hint={props.emptyHint}
            action={props.emptyAction}
            onClearSearch={() => state.search('', state.view.searchColumn)}
          />
        )}
        {error ? <TableError message={error} onRetry={onRetry} /> : isLoading && <TableLoading />}
      </div>
      <TablePager
        title={title}
        totalCount={isFirstLoad ? undefined : totalCount}
        lastPage={lastPage}
        state={state}
      />
    </section>
  )
}
