import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { CardRow, placesOf } from '../list/card-row.tsx'
import type { Column } from './column.ts'
import styles from './table-rows.module.css'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly { id: string; row: Row }[]
  renderActions: ((row: Row) => ReactNode) | undefined
}

export function TableRows<Row>({ columns, rows, renderActions }: Props<Row>) {
  return rows.map(({ id, row }) => (
    <CardRow
      key={id}
      columns={columns}
      row={row}
      renderActions={renderActions}
      actionsClass={styles.actions}
    />
  ))
}

/** Skeleton rows of the real layout, so that nothing jumps when the data arrives. */
export function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonProps<Row>) {
  const widths = ['62%', '78%', '48%', '70%']
  const placed = placesOf(columns)
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} data-fold="closed" aria-hidden>
      {placed.map(({ column, place }, position) => (
        <td key={column.id} data-card={place}>
          <Skeleton
            className={styles.bar}
            height={14}
            width={widths[(line + position) % widths.length] ?? '60%'}
            radius="sm"
          />
        </td>
      ))}
      {hasActions && (
        <td className={styles.actions} data-card="actions">
          <Skeleton height={28} width={28} radius="sm" />
        </td>
      )}
    </tr>
  ))
}

type SkeletonProps<Row> = { columns: readonly Column<Row>[]; count: number; hasActions: boolean }
