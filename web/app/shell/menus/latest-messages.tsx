import { Skeleton } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { threadsQuery } from '../../parts/messages/messages.queries.ts'
import { ThreadCard } from '../../parts/messages/thread-card.tsx'
import { messagesPath, newMessagePath, threadPath } from '../../paths.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useMoreLabel } from '../../ui/list/more-count.tsx'
import styles from './message-menu.module.css'

const shown = 5

type Props = { area: Role; onFollow: () => void }

/** The newest conversations under the message icon, and the links to all and to a new one. */
export function LatestMessages({ area, onFollow }: Props) {
  const { t } = useTranslation('messages')
  return (
    <>
      <Conversations area={area} onFollow={onFollow} />
      <div className={styles.links}>
        <AllMessages area={area} onFollow={onFollow} />
        <Link to={newMessagePath(area)} onClick={onFollow}>
          {t('new')}
        </Link>
      </div>
    </>
  )
}

/** The link to the whole list, with the number of conversations that the menu leaves out. */
function AllMessages({ area, onFollow }: Props) {
  const { t } = useTranslation('messages')
  const withCount = useMoreLabel()
  const { data } = useInfiniteQuery(threadsQuery({}))
  const loaded = data?.pages.flatMap((page) => page.threads).length ?? 0
  const isOpen = (data?.pages.at(-1)?.next ?? null) !== null
  return (
    <Link to={messagesPath[area]} onClick={onFollow}>
      {withCount(t('all'), loaded - shown, { isOpen })}
    </Link>
  )
}

function Conversations({ area, onFollow }: Props) {
  const { t } = useTranslation('messages')
  const { data, error, refetch } = useInfiniteQuery(threadsQuery({}))
  if (!data && error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={68} />
        <Skeleton height={68} />
      </LoadingState>
    )
  const threads = data.pages.flatMap((page) => page.threads).slice(0, shown)
  if (threads.length === 0) return <p className={styles.none}>{t('menuEmpty')}</p>
  return (
    <ul className={styles.list}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadCard thread={thread} to={threadPath(area, thread.id)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}
