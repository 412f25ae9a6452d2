import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { learnerPageQuery } from '../../parts/learner/learner-page.queries.ts'
import { staffNotesChunk } from '../../parts/learner/staff-notes-chunk.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import styles from './users-page.module.css'

/** What coaches and admins noted on a learner; loaded when the admin opens it. */
export function UserNotes({ userId }: { userId: string }) {
  const { t } = useTranslation('staffNotes')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && <Notes userId={userId} />}
    </details>
  )
}

function Notes({ userId }: { userId: string }) {
  const { t } = useTranslation('staffNotes')
  const { data, error, refetch } = useQuery(learnerPageQuery(userId))
  if (data)
    return (
      <OnDemand {...staffNotesChunk}>
        {({ StaffNotes }) => <StaffNotes learnerId={userId} notes={data.notes} />}
      </OnDemand>
    )
  if (error)
    return <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return <LoadingState lines={4} />
}
