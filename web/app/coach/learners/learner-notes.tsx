import type { StaffNote } from '@sohbet/contract/learning/learner-page'
import { useTranslation } from '../../texts/use-translation.ts'
import { StaffNotes } from '../../parts/learner/staff-notes.tsx'
import styles from './learners.module.css'

type Props = { learnerId: string; notes: readonly StaffNote[] }

export function LearnerNotes({ learnerId, notes }: Props) {
  const { t } = useTranslation('staffNotes')
  return (
    <section className={styles.panel} aria-labelledby="notes">
      <h2 id="notes">{t('title')}</h2>
      <StaffNotes learnerId={learnerId} notes={notes} />
    </section>
  )
}
