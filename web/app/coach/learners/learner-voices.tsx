import { useTranslation } from '../../texts/use-translation.ts'
import { learnerRecordingsChunk } from '../../parts/speaking/learner-recordings-chunk.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import styles from './learners.module.css'

/** The recordings of speaking tasks. */
export function LearnerVoices({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('learnerRecordings')
  return (
    <section className={styles.panel} aria-labelledby="recordings">
      <h2 id="recordings">{t('title')}</h2>
      <OnDemand {...learnerRecordingsChunk}>
        {({ LearnerRecordings }) => <LearnerRecordings learnerId={learnerId} />}
      </OnDemand>
    </section>
  )
}
