import { UnstyledButton } from '@mantine/core'
import IconChevronDown from '#icons/IconChevronDown'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './card-row.module.css'

/**
 * Where a card shows a column: the name of the row, the line below it (at most two columns), the end of the card or
 * nowhere. All other columns open with a tap, and so does text in `small`.
 */
type CardPlace = 'lead' | 'line' | 'end' | 'none'

export type CardColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  card?: CardPlace | undefined
}

/** Class of a table whose rows become cards in a narrow container. */
export const cardTable = styles.cards

type Placed<Row> = { column: CardColumn<Row>; place: CardPlace | 'detail' }

/** The columns with their places. Without any description the first column leads. */
export function placesOf<Row>(columns: readonly CardColumn<Row>[]): readonly Placed<Row>[] {
  const lead = columns.find(({ card }) => card === 'lead') ?? columns[0]
  return columns.map((column) => ({ column, place: column === lead ? 'lead' : (column.card ?? 'detail') }))
}

type Props<Row> = {
  columns: readonly CardColumn<Row>[]
  row: Row
  renderActions?: ((row: Row) => ReactNode) | undefined
  /** Class of the cell with the actions. */
  actionsClass?: string | undefined
  /** Shows all columns of a card at once. */
  isUnfolded?: boolean
  /** The lead is a header of its row. */
  hasRowHeader?: boolean
}

/** A row of a table. In a narrow container it is a card whose details and actions open with a tap. */
export function CardRow<Row>(props: Props<Row>) {
  const { columns, row, renderActions, isUnfolded = false, hasRowHeader = false } = props
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const placed = placesOf(columns)
  const isFolding =
    !isUnfolded && (renderActions !== undefined || placed.some(({ place }) => place === 'detail'))
  return (
    <tr data-fold={isFolding ? (isOpen ? 'open' : 'closed') : undefined}>
      {isFolding && (
        <td data-card="toggle" className={styles.toggle}>
          <UnstyledButton
            id={`${id}-toggle`}
            aria-label={t('table.details')}
            aria-labelledby={`${id}-toggle ${id}-lead`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={20} aria-hidden />
          </UnstyledButton>
        </td>
      )}
      {placed.map(({ column, place }) => {
        const isHeader = hasRowHeader && place === 'lead'
        const Cell = isHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            id={place === 'lead' ? `${id}-lead` : undefined}
            scope={isHeader ? 'row' : undefined}
            data-card={place}
            data-label={column.header}
            data-align={column.align ?? 'start'}
          >
            {column.cell(row)}
          </Cell>
        )
      })}
      {renderActions && (
        <td className={props.actionsClass} data-card="actions">
          <div className={styles.actionList}>{renderActions(row)}</div>
        </td>
      )}
    </tr>
  )
}
