import { Tooltip, UnstyledButton } from '@mantine/core'
import { advices, type Advice } from '@sohbet/domain/level-test/item-health'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { formatCoefficient, formatSeconds, formatShare, toneOf, type QuestionHealth } from './health-words.ts'
import styles from './item-health.module.css'
import { OptionBars } from './option-bars.tsx'

export const healthFields = {
  sortable: ['position', 'text', 'facility', 'discrimination', 'medianSeconds', 'advice'],
  searchable: ['text', 'advice'],
} as const

/** What cannot be told sorts below everything that can. */
const orLast = (value: number | null) => value ?? -2

export function useHealthColumns(): readonly Column<QuestionHealth>[] {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  return useMemo(() => {
    const none = t('health.none')
    return [
      {
        id: 'position',
        header: t('health.column.position'),
        cell: ({ position }) => position + 1,
        value: ({ position }) => position,
      },
      {
        id: 'text',
        header: t('health.column.text'),
        cell: ({ id, text }) => (
          <Link to={`?question=${id}`} className={styles.lead} lang="en">
            {shortened(text)}
          </Link>
        ),
        value: ({ text }) => text,
      },
      {
        id: 'facility',
        header: t('health.column.facility'),
        cell: ({ facility }) => (facility === null ? none : formatShare(facility, language)),
        value: ({ facility }) => orLast(facility),
        align: 'end',
      },
      {
        id: 'discrimination',
        header: t('health.column.discrimination'),
        cell: ({ discrimination }) =>
          discrimination === null ? none : formatCoefficient(discrimination, language),
        value: ({ discrimination }) => orLast(discrimination),
        align: 'end',
      },
      {
        id: 'medianSeconds',
        header: t('health.column.medianSeconds'),
        cell: ({ medianSeconds }) =>
          medianSeconds === null
            ? none
            : t('health.seconds', { seconds: formatSeconds(medianSeconds, language) }),
        value: ({ medianSeconds }) => orLast(medianSeconds),
        align: 'end',
      },
      {
        id: 'options',
        header: t('health.column.options'),
        cell: (question) => <OptionBars question={question} />,
      },
      {
        id: 'advice',
        header: t('health.column.advice'),
        cell: ({ advice }) => <AdviceBadge advice={advice} />,
        value: ({ advice }) => `${advices.indexOf(advice)} ${t(`health.advice.${advice}`)}`,
      },
    ]
  }, [t, language])
}

/** A short sentence; the longer one is a touch or a key away. */
function AdviceBadge({ advice }: { advice: Advice }) {
  const { t } = useTranslation('levelTests')
  return (
    <Tooltip
      multiline
      maw={320}
      label={t(`health.adviceText.${advice}`)}
      events={{ hover: true, focus: true, touch: true }}
    >
      <UnstyledButton className={styles.advice}>
        <StatusBadge tone={toneOf[advice]}>{t(`health.advice.${advice}`)}</StatusBadge>
      </UnstyledButton>
    </Tooltip>
  )
}
