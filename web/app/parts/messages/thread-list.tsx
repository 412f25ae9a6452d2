import { Button, Skeleton } from '@mantine/core'
import type { ThreadInList } from '@sohbet/contract/messaging/threads'
import type { Role } from '@sohbet/domain/account/role'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { newMessagePath, threadPath } from '../../paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { ThreadCard } from './thread-card.tsx'
import { threadsQuery, type ThreadFilters } from './messages.queries.ts'
import styles from './threads.module.css'

type Props = { area: Role; filters: ThreadFilters; openId: string | undefined }

export function ThreadList({ area, filters, openId }: Props) {
  const { t } = useTranslation('messages')
  const { search } = useLocation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    threadsQuery(filters),
  )
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={76} />
        ))}
      </LoadingState>
    )
  const threads = data.pages.flatMap((page) => page.threads)
  if (threads.length === 0) return <NoThreads area={area} isFiltered={Object.values(filters).some(Boolean)} />
  return (
    <>
      <ul className={styles.list} aria-label={t('list')}>
        {threads.map((thread: ThreadInList) => (
          <li key={thread.id}>
            <ThreadCard
              thread={thread}
              to={`${threadPath(area, thread.id)}${search}`}
              isOpen={thread.id === openId}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function NoThreads({ area, isFiltered }: { area: Role; isFiltered: boolean }) {
  const { t } = useTranslation('messages')
  if (isFiltered)
    return <EmptyState drawing="bubbles" title={t('nothingFound')} hint={t('nothingFoundHint')} />
  if (area === 'admin')
    return <EmptyState drawing="bubbles" title={t('emptyInbox')} hint={t('emptyInboxHint')} />
  return (
    <EmptyState
      drawing="bubbles"
      title={t('empty')}
      hint={t(area === 'coach' ? 'emptyCoachHint' : 'emptyHint')}
      action={
        // The button of the page is the red one
        <Button variant="default" component={Link} to={newMessagePath(area)}>
          {t('new')}
        </Button>
      }
    />
  )
}
