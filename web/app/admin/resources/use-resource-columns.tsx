import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ResourceIcon } from '../../parts/resource/resource-icon.tsx'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './resources.module.css'

export const resourceColumns = {
  sortable: ['title', 'type', 'level', 'courseName', 'isActive'],
  searchable: ['title', 'description', 'courseName'],
} as const

export function useResourceColumns(): readonly Column<AdminResource>[] {
  const { t } = useTranslation('adminResources')
  return useMemo(() => {
    const status = ({ isActive }: AdminResource) => t(isActive ? 'status.shown' : 'status.hidden')
    return [
      {
        id: 'title',
        card: 'lead',
        header: t('column.title'),
        cell: ({ title, type, description }) => (
          <span className={styles.name}>
            <ResourceIcon type={type} />
            <span>
              <strong>{title}</strong>
              {description && <small>{description}</small>}
            </span>
          </span>
        ),
        value: ({ title }) => title,
      },
      {
        id: 'type',
        card: 'line',
        header: t('column.type'),
        cell: ({ type }) => t(`type.${type}`),
        value: ({ type }) => t(`type.${type}`),
      },
      {
        id: 'level',
        header: t('column.level'),
        cell: ({ level }) => level ?? t('allLevels'),
        value: ({ level }) => level ?? '',
      },
      {
        id: 'courseName',
        header: t('column.course'),
        cell: ({ courseName }) => courseName ?? t('allCourses'),
        value: ({ courseName }) => courseName ?? '',
      },
      {
        id: 'isActive',
        card: 'line',
        header: t('column.status'),
        cell: (resource) => (
          <StatusBadge tone={resource.isActive ? 'good' : 'neutral'}>{status(resource)}</StatusBadge>
        ),
        value: status,
      },
    ]
  }, [t])
}
