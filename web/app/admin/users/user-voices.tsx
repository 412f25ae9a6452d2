import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { learnerRecordingsChunk } from '../../parts/speaking/learner-recordings-chunk.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import styles from './users-page.module.css'

/** The recordings of a learner; loaded when the admin opens the list. */
export function UserVoices({ userId }: { userId: string }) {
  const { t } = useTranslation('learnerRecordings')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && (
        <OnDemand {...learnerRecordingsChunk}>
          {({ LearnerRecordings }) => <LearnerRecordings learnerId={userId} />}
        </OnDemand>
      )}
    </details>
  )
}
