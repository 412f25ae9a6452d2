import { awayChoices } from '@sohbet/domain/away/away'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Summary } from './away-choices.ts'
import styles from './away.module.css'

/** How many are asked, moved, cancelled and left, and how many people hear of it. */
export function SummaryWords({ counts, people, isQuestion = false }: Summary & { isQuestion?: boolean }) {
  const { t } = useTranslation('coachAway')
  const parts = awayChoices.flatMap((choice) =>
    counts[choice] > 0 ? [t(`sum.${choice}`, { count: counts[choice] })] : [],
  )
  return (
    <span className={styles.sum}>
      <strong>{parts.length > 0 ? parts.join(' · ') : t('sum.none')}</strong>
      <span>
        {people > 0 ? t('sum.people', { count: people }) : t('sum.nobody')}
        {isQuestion && ` ${t('sum.blocked')}`}
      </span>
    </span>
  )
}
