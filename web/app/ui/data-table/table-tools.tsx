import { Button, CloseButton, TextInput } from '@mantine/core'
import { limits } from '@sohbet/contract/fields'
import IconAdjustmentsHorizontal from '#icons/IconAdjustmentsHorizontal'
import IconSearch from '#icons/IconSearch'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { SelectBox } from '../form/select-box.tsx'
import type { Column } from './column.ts'
import { SortSelect } from './table-sort.tsx'
import styles from './table-tools.module.css'
import { useSearchDraft } from './state/use-search-draft.ts'
import type { TableState } from './state/use-table-state.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  state: TableState
  filters: ReactNode
  /** Number of active filters. */
  activeFilters: number
}

/** Search, filters and order. With cards, everything but the search is folded to show the rows first. */
export function TableTools<Row>({ columns, state, filters, activeFilters }: Props<Row>) {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const search = useSearchDraft(state)
  const searchable = columns.filter(({ id }) => state.fields.searchable.includes(id))
  const { searchColumn, sort } = state.view
  const activeCount = activeFilters + Number(searchColumn !== undefined) + Number(sort !== undefined)

  return (
    <div className={styles.tools}>
      {searchable.length > 0 && (
        <TextInput
          className={styles.searchText}
          aria-label={t('table.search')}
          placeholder={t('table.search')}
          maxLength={limits.searchText}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSectionWidth={44}
          rightSection={
            search.draft && (
              <CloseButton size={44} aria-label={t('table.clearSearch')} onClick={search.clear} />
            )
          }
          value={search.draft}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
          onBlur={search.leave}
        />
      )}
      <Button
        variant="default"
        className={styles.fold}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {activeCount > 0 ? t('table.foldActive', { count: activeCount }) : t('table.fold')}
      </Button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        {searchable.length > 0 && (
          <SelectBox
            className={styles.choice}
            aria-label={t('table.searchIn')}
            value={searchColumn ?? ''}
            onChange={({ currentTarget }) => search.chooseColumn(currentTarget.value)}
            data={[
              { value: '', label: t('table.allColumns') },
              ...searchable.map(({ id, header }) => ({ value: id, label: header })),
            ]}
          />
        )}
        {filters}
        <SortSelect columns={columns} state={state} />
      </div>
    </div>
  )
}
