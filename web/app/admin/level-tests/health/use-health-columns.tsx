import { Tooltip, UnstyledButton } from '@mantine/core'
import { advices, type Advice } from '@sohbet/domain/level-test/item-health'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../texts/language.ts'
import type { Column } from '../../../ui/data-table/column.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { formatCoefficient, formatSeconds, formatShare, toneOf, type QuestionHealth } from './health-words.ts'
import styles from './item-health.module.css'
import { OptionBars } from './option-bars.tsx'

export const healthFields = {
  sortable: ['position', 'text', 'facility', 'discrimination', 'medianSeconds', 'advice'],
  searchable: ['text', 'advice'],
} as const

/** Unknown values sort below all others. */
const orLast = (value: number | null) => value ?? -2

export function useHealthColumns(): readonly Column<QuestionHealth>[] {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  return useMemo(() => {
    const orNone = (value: number | null, format: (value: number) => string) =>
      value === null ? t('health.none') : format(value)
    return [
      {
        id: 'position',
        header: t('health.column.position'),
        cell: ({ position }) => position + 1,
        value: ({ position }) => position,
      },
      {
        id: 'text',
        card: 'lead',
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
        cell: ({ facility }) => orNone(facility, (share) => formatShare(share, language)),
        value: ({ facility }) => orLast(facility),
        align: 'end',
      },
      {
        id: 'discrimination',
        header: t('health.column.discrimination'),
        cell: ({ discrimination }) => orNone(discrimination, (one) => formatCoefficient(one, language)),
        value: ({ discrimination }) => orLast(discrimination),
        align: 'end',
      },
      {
        id: 'medianSeconds',
        header: t('health.column.medianSeconds'),
        cell: ({ medianSeconds }) =>
          orNone(medianSeconds, (one) => t('health.seconds', { seconds: formatSeconds(one, language) })),
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
        card: 'line',
        header: t('health.column.advice'),
        cell: ({ advice }) => <AdviceBadge advice={advice} />,
        value: ({ advice }) => `${advices.indexOf(advice)} ${t(`health.advice.${advice}`)}`,
      },
    ]
  }, [t, language])
}

/** A short sentence; its tooltip has the longer one. */
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
