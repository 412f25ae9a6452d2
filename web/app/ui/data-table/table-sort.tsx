import { UnstyledButton } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconArrowsSort from '#icons/IconArrowsSort'
import { useTranslation } from '../../texts/use-translation.ts'
import { SelectBox } from '../form/select-box.tsx'
import type { Column } from './column.ts'
import rowStyles from './table-rows.module.css'
import toolStyles from './table-tools.module.css'
import type { Sort } from './state/table-url.ts'
import type { TableState } from './state/use-table-state.ts'

type HeaderProps = { id: string; header: string; align: 'start' | 'end'; state: TableState }

/** A column's header; a button if sortable: ascending, descending, default order. */
export function SortableHeader({ id, header, align, state }: HeaderProps) {
  if (!state.fields.sortable.includes(id)) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    )
  }
  const { sort } = state.view
  const direction = sort?.field === id ? sort.direction : undefined
  const next = { none: 'asc', asc: 'desc', desc: undefined } as const
  const nextDirection = next[direction ?? 'none']
  const Icon = { none: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown }[direction ?? 'none']
  const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const

  return (
    <th scope="col" aria-sort={ariaSort[direction ?? 'none']} data-align={align}>
      <UnstyledButton
        className={rowStyles.sortButton}
        data-sorted={direction !== undefined}
        onClick={() => state.setSort(nextDirection && { field: id, direction: nextDirection })}
      >
        {header}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </th>
  )
}

const choice = (sort: Sort, label: string) => ({ sort, label, value: `${sort.field}:${sort.direction}` })

/** The same choice as a list, for cards without a header row. */
export function SortSelect<Row>({ columns, state }: { columns: readonly Column<Row>[]; state: TableState }) {
  const { t } = useTranslation('ui')
  const { sort } = state.view
  const choices = columns
    .filter(({ id }) => state.fields.sortable.includes(id))
    .flatMap(({ id, header: column }) => [
      choice({ field: id, direction: 'asc' }, t('table.ascending', { column })),
      choice({ field: id, direction: 'desc' }, t('table.descending', { column })),
    ])
  if (choices.length === 0) return null

  return (
    <SelectBox
      className={`${toolStyles.choice} ${toolStyles.sortSelect}`}
      aria-label={t('table.sortBy')}
      value={sort ? `${sort.field}:${sort.direction}` : ''}
      onChange={({ currentTarget }) =>
        state.setSort(choices.find(({ value }) => value === currentTarget.value)?.sort)
      }
      data={[
        { value: '', label: t('table.unsorted') },
        ...choices.map(({ value, label }) => ({ value, label })),
      ]}
    />
  )
}
