import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

type PlainColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
}

/** The first column names the row. */
export type PlainColumns<Row> = readonly [PlainColumn<Row>, ...PlainColumn<Row>[]]

type Props<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: PlainColumns<Row>
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** A short table without sorting and paging; on a phone every row is a card. */
export function PlainTable<Row>({ label, columns, rows, rowId }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, header, align = 'start' }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ id, header, cell, align = 'start' }) => (
              <td key={id} data-label={header} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
