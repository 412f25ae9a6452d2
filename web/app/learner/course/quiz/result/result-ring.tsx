import { VisuallyHidden } from '@mantine/core'
import { ringColour } from '@sohbet/domain/quiz/result'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { useLanguage } from '../../../../texts/language.ts'
import { formatPercent } from '../../../../ui/format.ts'
import styles from './result-ring.module.css'

/** Green from 70 %, else orange. */
export function ResultRing({ percentage }: { percentage: number }) {
  const { t } = useTranslation('player')
  const percent = formatPercent(percentage, useLanguage())
  return (
    <div className={styles.ring} data-colour={ringColour(percentage)}>
      <svg viewBox="0 0 120 120" aria-hidden focusable="false">
        <circle cx={60} cy={60} r={52} />
        <circle cx={60} cy={60} r={52} pathLength={100} strokeDasharray={`${percentage} 100`} />
      </svg>
      <VisuallyHidden>{t('result.ring', { percent })}</VisuallyHidden>
      <span aria-hidden>{percent}</span>
    </div>
  )
}
