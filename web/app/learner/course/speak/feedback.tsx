import type { SpeakingFeedback } from '@sohbet/contract/speaking/speaking-task'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Feedback } from '../../../parts/speaking/feedback.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { useOpenFeedback } from './speak.queries.ts'
import styles from './speak.module.css'

type Props = {
  feedback: SpeakingFeedback
  recordingId: string
  moduleId: string
  title: string
  onStale: () => void
}

/** The coach's answer. Seeing it ends "new", but not under the reader's eyes. */
export function OwnFeedback({ feedback, recordingId, moduleId, title, onStale }: Props) {
  const { t } = useTranslation('speak')
  const { isNew } = feedback
  const [wasNew] = useState(isNew)
  const { mutate: open } = useOpenFeedback(moduleId)
  useEffect(() => {
    if (isNew) open(recordingId)
  }, [isNew, open, recordingId])
  return (
    <section className={styles.feedback} aria-label={`${title}: ${t('feedback')}`}>
      {wasNew && (
        <span>
          <StatusBadge tone="info">{t('new')}</StatusBadge>
        </span>
      )}
      <Feedback feedback={feedback} about={title} onStale={onStale} />
    </section>
  )
}
