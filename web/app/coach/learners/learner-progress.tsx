import type { LearnerWork } from '@sohbet/contract/learning/learner-work'
import { useTranslation } from '../../texts/use-translation.ts'
import { hasBegun, WorkOfLearner } from '../../parts/progress/learner-work.tsx'
import styles from './learners.module.css'

/** The same that the learner reads. */
export function LearnerProgress({ work }: { work: LearnerWork }) {
  const { t } = useTranslation(['learnerPage', 'progress'])
  return (
    <section className={styles.panel} aria-labelledby="progress">
      <h2 id="progress">{t('progress.title')}</h2>
      {hasBegun(work) ? (
        <WorkOfLearner work={work} voice="of" />
      ) : (
        <p className={styles.soft}>{t('progress:empty.of')}</p>
      )}
    </section>
  )
}
