import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import styles from './table-rows.module.css'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly { id: string; row: Row }[]
  renderActions: ((row: Row) => ReactNode) | undefined
}

/** On a phone CSS turns the cells into cards; `data-label` is the header of a cell. */
export function TableRows<Row>({ columns, rows, renderActions }: Props<Row>) {
  const { t } = useTranslation('ui')
  return rows.map(({ id, row }) => (
    <tr key={id}>
      {columns.map((column) => (
        <td key={column.id} data-label={column.header} data-align={column.align ?? 'start'}>
          {column.cell(row)}
        </td>
      ))}
      {renderActions && (
        <td className={styles.actions} data-label={t('table.actions')}>
          <div className={styles.actionList}>{renderActions(row)}</div>
        </td>
      )}
    </tr>
  ))
}

/** Skeleton rows of the real layout, so that nothing jumps when the data arrives. */
export function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonProps<Row>) {
  const widths = ['62%', '78%', '48%', '70%']
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} aria-hidden>
      {columns.map((column, position) => (
        <td key={column.id} data-label={column.header}>
          <Skeleton height={14} width={widths[(line + position) % widths.length] ?? '60%'} radius="sm" />
        </td>
      ))}
      {hasActions && (
        <td className={styles.actions}>
          <Skeleton height={28} width={28} radius="sm" />
        </td>
      )}
    </tr>
  ))
}

type SkeletonProps<Row> = { columns: readonly Column<Row>[]; count: number; hasActions: boolean }
