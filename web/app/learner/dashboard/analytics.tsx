import { Title } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import styles from './analytics.module.css'

type Props = {
  figures: LearnerDashboard['learnerAnalytics']
  /** The learner's card. */
  children: ReactNode
}

/** The learner and what they have done so far. */
export function Analytics({ figures, children }: Props) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const titleId = useId()
  const { totalHours, participationRate: rate, completedModules } = figures
  const rows = [
    {
      label: t('analytics.totalHours'),
      value: formatNumber(totalHours, language),
      hint: t('analytics.totalHoursHint'),
    },
    {
      label: t('analytics.participationRate'),
      value: rate === null ? t('analytics.notYet') : formatPercent(rate, language),
      hint: t(rate === null ? 'analytics.participationNone' : 'analytics.participationHint'),
    },
    { label: t('analytics.completedModules'), value: formatNumber(completedModules, language), hint: null },
  ]
  return (
    <section className={styles.night} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('analytics.title')}
      </Title>
      {children}
      <dl className={styles.figures}>
        {rows.map(({ label, value, hint }) => (
          <div key={label}>
            <dt>
              {label}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
