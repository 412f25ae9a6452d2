import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import styles from './dashboard.module.css'
import { Panel } from './panel.tsx'

export function Analytics({ figures }: { figures: LearnerDashboard['learnerAnalytics'] }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
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
    <Panel title={t('analytics.title')}>
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
    </Panel>
  )
}
