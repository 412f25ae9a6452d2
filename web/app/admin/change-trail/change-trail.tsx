import { changeColumns, listChanges, type Change } from '@sohbet/contract/core/change-log'
import type { Input } from '@sohbet/contract/endpoint'
import type { ChangeArea } from '@sohbet/domain/change'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { call } from '../../api/call.ts'
import { tableRows } from '../../api/table-rows.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './change-trail.module.css'

/** Every save in an area invalidates its trail. */
export const changesKey = ['changes'] as const

const changesQuery = (query: Input<typeof listChanges>['query']) =>
  queryOptions({
    queryKey: [...changesKey, query],
    queryFn: ({ signal }) => call(listChanges, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Lists who changed what, when, and the old and new values. */
export function ChangeTrail({ area }: { area: ChangeArea }) {
  const { t } = useTranslation('changes')
  const columns = useChangeColumns()
  const table = useTableState(changeColumns, { name: 'changes' })
  const changes = useQuery(changesQuery({ ...table.request, area }))
  return (
    <DataTable
      title={t('title')}
      columns={columns}
      state={table}
      {...tableRows(changes, { failed: t('listFailed') })}
      rowId={({ id }) => id}
      emptyHint={t('emptyHint')}
    />
  )
}

function useChangeColumns(): readonly Column<Change>[] {
  const { t } = useTranslation('changes')
  const language = useLanguage()
  return useMemo(() => {
    // Fields have the names of their screens; a field that no longer exists shows its key
    const fieldName = (field: string) => t(`field.${field}`, { defaultValue: field })
    const value = (text: string) =>
      text === 'true' || text === 'false' ? t(`value.${text}`) : text || t('value.none')
    return [
      {
        id: 'createdAt',
        card: 'line',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
      {
        id: 'username',
        card: 'line',
        header: t('column.username'),
        cell: ({ username }) => username ?? t('erased'),
      },
      {
        id: 'subject',
        card: 'lead',
        header: t('column.what'),
        cell: ({ kind, subject, field }) => (
          <>
            {subject && <strong className={styles.subject}>{subject}</strong>}
            {kind === 'changed' ? fieldName(field) : t(`kind.${kind}`)}
          </>
        ),
      },
      {
        id: 'before',
        header: t('column.before'),
        cell: ({ kind, before }) =>
          kind === 'changed' ? <span className={styles.value}>{value(before)}</span> : '–',
      },
      {
        id: 'after',
        header: t('column.after'),
        cell: ({ kind, after }) =>
          kind === 'changed' ? <span className={styles.value}>{value(after)}</span> : '–',
      },
    ]
  }, [t, language])
}
