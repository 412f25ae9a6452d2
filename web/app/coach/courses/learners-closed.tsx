import { useTranslation } from '../../texts/use-translation.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import styles from './courses.module.css'

/** Instead of a list of learners, some time after the course. */
export function LearnersClosed() {
  const { t } = useTranslation('coach')
  return (
    <section className={styles.panel}>
      <EmptyState drawing="stop" title={t('course.closed')} hint={t('course.closedHint')} />
    </section>
  )
}
