import { CardRow, cardTable, type CardColumn } from './card-row.tsx'
import styles from './plain-table.module.css'

/** The column that leads its card, or the first, names the row. */
export type PlainColumns<Row> = readonly [CardColumn<Row>, ...CardColumn<Row>[]]

type Props<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: PlainColumns<Row>
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/**
 * A short table without sorting and paging; on a phone every row is a card. A card shows all columns, unless their
 * descriptions name a place.
 */
export function PlainTable<Row>({ label, columns, rows, rowId }: Props<Row>) {
  const isUnfolded = columns.every(({ card }) => card === undefined)
  return (
    <div className={styles.container}>
      <table className={`${styles.table} ${cardTable}`} aria-label={label}>
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
            <CardRow key={rowId(row)} columns={columns} row={row} isUnfolded={isUnfolded} hasRowHeader />
          ))}
        </tbody>
      </table>
    </div>
  )
}
