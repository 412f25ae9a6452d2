import type { CourseRow } from '@sohbet/contract/catalogue/courses'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { formatDay } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { coursePath } from '../admin-paths.ts'
import { useListState } from './course-list-state.ts'
import { CourseStatus } from './course-status.tsx'
import styles from './courses.module.css'

export function useCourseColumns(): readonly Column<CourseRow>[] {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const listState = useListState()
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('list.column.id'),
        cell: ({ id }) => <ShortId id={id} />,
      },
      {
        id: 'name',
        card: 'lead',
        header: t('list.column.name'),
        cell: ({ id, name, typeName, primaryCoachName }) => (
          <span className={styles.name}>
            <Link to={coursePath('view', id)} state={listState} className={styles.nameLink}>
              {name}
            </Link>
            <small className={styles.soft}>
              {typeName} · {primaryCoachName ?? t('form.erasedCoach')}
            </small>
          </span>
        ),
      },
      {
        id: 'status',
        card: 'line',
        header: t('list.column.status'),
        cell: (course) => <CourseStatus {...course} />,
      },
      {
        id: 'startDate',
        card: 'line',
        header: t('list.column.startDate'),
        cell: ({ startDate }) => <span className={styles.day}>{formatDay(startDate, language)}</span>,
      },
      {
        id: 'endDate',
        header: t('list.column.endDate'),
        cell: ({ endDate }) => <span className={styles.day}>{formatDay(endDate, language)}</span>,
      },
      {
        id: 'currentEnrollments',
        header: t('list.column.currentEnrollments'),
        cell: ({ currentEnrollments, maxEnrollments }) =>
          t('list.seats', { taken: currentEnrollments, all: maxEnrollments }),
      },
      {
        id: 'isActive',
        header: t('list.column.isActive'),
        cell: ({ isActive }) => (isActive ? '' : <StatusBadge tone="bad">{t('list.deleted')}</StatusBadge>),
      },
    ],
    [t, language, listState],
  )
}
