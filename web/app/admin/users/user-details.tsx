import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UserCard, type CardUser } from '../../parts/user-card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState, LoadingState } from '../../ui/states.tsx'
import { userQuery } from './users.queries.ts'

type Props = {
  userId: string | undefined
  /** The account from the table, to show at once while the fresh one loads. */
  known: CardUser | undefined
  onClose: () => void
}

export function UserDetails({ userId, known, onClose }: Props) {
  const { t } = useTranslation('users')
  return (
    <Dialog opened={userId !== undefined} onClose={onClose} title={t('details')}>
      {userId && <Details userId={userId} known={known} />}
    </Dialog>
  )
}

function Details({ userId, known }: { userId: string; known: CardUser | undefined }) {
  const { t } = useTranslation('users')
  const query = useQuery({ ...userQuery(userId), placeholderData: known })
  if (query.error) {
    return (
      <ErrorState title={t('fetchFailed')} hint={query.error.message} onRetry={() => void query.refetch()} />
    )
  }
  return query.data ? <UserCard user={query.data} viewerRole="admin" /> : <LoadingState lines={6} />
}
