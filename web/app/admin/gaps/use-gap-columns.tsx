import type { ModuleGaps } from '@sohbet/contract/catalogue/media-library'
import type { GapKind } from '@sohbet/domain/course/gaps'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { modulePath } from '../admin-paths.ts'
import styles from './gaps.module.css'

export const gapColumns = {
  sortable: ['typeName', 'moduleName', 'gaps'],
  searchable: ['typeName', 'moduleName', 'gaps'],
} as const

/** The tab of the module's form that fills the gap. */
const tabOf: Record<GapKind, string> = {
  description: 'information',
  video: 'video',
  document: 'documents',
  quiz: 'quiz',
  questions: 'quiz',
  audio: 'quiz',
}

export function useGapColumns(): readonly Column<ModuleGaps>[] {
  const { t } = useTranslation('gaps')
  return useMemo(() => {
    const words = ({ gaps, silentCount }: ModuleGaps) =>
      gaps.map((gap) => t(`kind.${gap}`, { count: silentCount })).join(', ')
    return [
      {
        id: 'moduleName',
        card: 'lead',
        header: t('column.module'),
        cell: (row) => (
          <>
            <Link
              className={styles.link}
              to={`${modulePath('edit', { courseTypeId: row.courseTypeId, id: row.moduleId })}?tab=${tabOf[row.gaps[0] ?? 'video']}`}
            >
              {row.order}. {row.moduleName}
            </Link>{' '}
            {row.isDraft && <StatusBadge tone="neutral">{t('draft')}</StatusBadge>}
          </>
        ),
        value: ({ moduleName }) => moduleName,
      },
      {
        id: 'typeName',
        card: 'line',
        header: t('column.type'),
        cell: ({ typeName }) => typeName,
        value: ({ typeName }) => typeName,
      },
      { id: 'gaps', card: 'line', header: t('column.gaps'), cell: words, value: words },
    ]
  }, [t])
}
