import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { cardTable } from '../list/card-row.tsx'
import type { Column } from './column.ts'
import styles from './table-rows.module.css'
import { SkeletonRows, TableRows } from './table-rows.tsx'
import { SortableHeader } from './table-sort.tsx'
import type { TableState } from './state/use-table-state.ts'

// Keeps the pager in place on a short last page, without a long blank for big pages.
const reservedRows = 10

type Props<Row> = {
  titleId: string
  columns: readonly Column<Row>[]
  state: TableState
  /** Undefined until the first reply. */
  rows: readonly { id: string; row: Row }[] | undefined
  renderActions: ((row: Row) => ReactNode) | undefined
}

/** The table: its headers and its rows, or their skeleton. */
export function TableBody<Row>({ titleId, columns, state, rows, renderActions }: Props<Row>) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.scroller}>
      <table className={`${styles.table} ${cardTable}`} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <SortableHeader key={id} id={id} header={header} align={align} state={state} />
            ))}
            {renderActions && (
              <th scope="col" className={styles.actions}>
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            <TableRows columns={columns} rows={rows} renderActions={renderActions} />
          ) : (
            <SkeletonRows
              columns={columns}
              count={Math.min(state.view.pageSize, reservedRows)}
              hasActions={renderActions !== undefined}
            />
          )}
        </tbody>
      </table>
    </div>
  )
}
