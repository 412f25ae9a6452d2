import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { ShortId } from '../../ui/data-table/short-id.tsx'
import { formatNumber } from '../../ui/format.ts'
import { editLevelTestPath } from '../admin-paths.ts'
import styles from './level-tests.module.css'
import { Moment } from './moment.tsx'
import { TestStatus } from './test-status.tsx'

export const levelTestFields = {
  sortable: ['version', 'isActive', 'questionCount', 'attemptCount', 'createdAt', 'updatedAt'],
  searchable: ['id', 'version', 'isActive'],
} as const

export function useLevelTestColumns(): readonly Column<LevelTest>[] {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'id',
        header: t('column.id'),
        cell: ({ id }) => <ShortId id={id} />,
        value: ({ id }) => id,
      },
      {
        id: 'version',
        card: 'lead',
        header: t('column.version'),
        cell: ({ id, version }) => (
          <Link
            to={editLevelTestPath(id)}
            className={styles.version}
            aria-label={t('edit.title', { version })}
          >
            <span className={styles.inCard}>{t('edit.title', { version })}</span>
            <span className={styles.inRow}>{version}</span>
          </Link>
        ),
        value: ({ version }) => version,
      },
      {
        id: 'isActive',
        card: 'line',
        header: t('column.isActive'),
        cell: ({ isActive }) => <TestStatus isActive={isActive} />,
        value: ({ isActive }) => t(isActive ? 'status.active' : 'status.passive'),
      },
      {
        id: 'questionCount',
        header: t('column.questionCount'),
        cell: ({ questionCount }) => formatNumber(questionCount, language),
        value: ({ questionCount }) => questionCount,
        align: 'end',
      },
      {
        id: 'attemptCount',
        header: t('column.attemptCount'),
        cell: ({ attemptCount }) => formatNumber(attemptCount, language),
        value: ({ attemptCount }) => attemptCount,
        align: 'end',
      },
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => <Moment at={createdAt} />,
        value: ({ createdAt }) => createdAt,
      },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        cell: ({ updatedAt }) => <Moment at={updatedAt} />,
        value: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, language],
  )
}
