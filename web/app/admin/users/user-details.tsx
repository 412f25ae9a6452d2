import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { UserCard, type CardUser } from '../../parts/user/user-card.tsx'
import { userProgressQuery, userQuery } from '../../parts/user/user.queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { UserCredits } from '../enrollments/credits/user-credits.tsx'
import { UserEnrollments } from '../enrollments/user-enrollments.tsx'
import type { AskToChange } from './use-ask-to-change.tsx'
import { UserActions } from './user-actions.tsx'
import { UserNotes } from './user-notes.tsx'
import { UserStateBadge } from './user-state-badge.tsx'
import { UserVoices } from './user-voices.tsx'
import styles from './users-page.module.css'

type DetailsProps = {
  /** The account from the table, shown until the fresh one loads. */
  known: CardUser | undefined
  onChange: AskToChange
}
type Props = DetailsProps & {
  userId: string | undefined
  /** A confirmation covers the details and handles Esc. */
  isAsking: boolean
  onClose: () => void
}

export function UserDetails({ userId, isAsking, onClose, ...props }: Props) {
  const { t } = useTranslation('users')
  return (
    <Dialog
      opened={userId !== undefined}
      onClose={onClose}
      closeOnEscape={!isAsking}
      title={t('details')}
      size="xl"
    >
      {userId && <Details userId={userId} {...props} />}
    </Dialog>
  )
}

function Details({ userId, known, onChange }: DetailsProps & { userId: string }) {
  const { t } = useTranslation(['users', 'userCard'])
  const { data: user, error, refetch } = useQuery({ ...userQuery(userId), placeholderData: known })
  const progress = useQuery({ ...userProgressQuery(userId), enabled: user?.role === 'learner' })
  if (error) {
    const isGone = error instanceof ApiError && error.status === 404
    const retry = isGone ? {} : { onRetry: () => void refetch() }
    return <ErrorState hint={errorMessage(error, t('userCard:fetchFailed'))} {...retry} />
  }
  if (!user) return <LoadingState lines={6} />
  return (
    <div className={styles.details}>
      <UserCard
        user={{ ...user, progress: progress.data }}
        viewerRole="admin"
        badges={user.state && <UserStateBadge state={user.state} />}
      />
      <UserActions user={user} onChange={onChange} />
      {user.role === 'learner' && (
        <>
          <UserCredits userId={userId} />
          <UserEnrollments userId={userId} />
          <UserNotes userId={userId} />
          <UserVoices userId={userId} />
        </>
      )}
    </div>
  )
}
