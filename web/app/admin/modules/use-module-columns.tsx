import type { Module } from '@sohbet/contract/catalogue/modules'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './modules.module.css'

export const moduleColumns = {
  sortable: ['order', 'name', 'description'],
  searchable: ['id', 'order', 'name', 'description'],
} as const

export function useModuleColumns(): readonly Column<Module>[] {
  const { t } = useTranslation('modules')
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('column.id'),
        cell: ({ id }) => <ShortId id={id} />,
        value: ({ id }) => id,
      },
      {
        id: 'order',
        header: t('column.order'),
        cell: ({ order }) => <span className={styles.number}>{order}</span>,
        value: ({ order }) => order,
      },
      {
        id: 'name',
        card: 'lead',
        header: t('column.name'),
        cell: ({ name, isDraft }) => (
          <>
            <strong>{name}</strong> {isDraft && <StatusBadge tone="neutral">{t('drafts.badge')}</StatusBadge>}
          </>
        ),
        value: ({ name }) => name,
      },
      {
        id: 'description',
        card: 'line',
        header: t('column.description'),
        cell: ({ description }) => <span className={styles.clamped}>{description}</span>,
        value: ({ description }) => description,
      },
    ],
    [t],
  )
}
