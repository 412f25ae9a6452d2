import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import styles from './course-types.module.css'

export const courseTypeColumns = {
  sortable: ['name', 'isActive', 'description'],
  searchable: ['id', 'name', 'isActive', 'description'],
} as const

export function useCourseTypeColumns(): readonly Column<CourseType>[] {
  const { t } = useTranslation('courseTypes')
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('column.id'),
        cell: ({ id }) => <ShortId id={id} />,
        value: ({ id }) => id,
      },
      {
        id: 'name',
        card: 'lead',
        header: t('column.name'),
        cell: ({ name, fromLevel, toLevel }) => (
          <>
            <strong>{name}</strong>
            {(fromLevel ?? toLevel) && (
              <span className={styles.soft}>
                {' '}
                {t('levels', { range: [fromLevel, toLevel].filter(Boolean).join('–') })}
              </span>
            )}
          </>
        ),
        value: ({ name }) => name,
      },
      {
        id: 'isActive',
        card: 'line',
        header: t('column.isActive'),
        cell: ({ isActive }) => (
          <StatusBadge tone={isActive ? 'good' : 'neutral'}>
            {t(isActive ? 'status.active' : 'status.passive')}
          </StatusBadge>
        ),
        value: ({ isActive }) => t(isActive ? 'status.active' : 'status.passive'),
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
