import { Button } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../api/error-message.ts'
import { notificationsPath } from '../paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { useMoreLabel } from '../ui/list/more-count.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { notificationsQuery, useMarkAllRead } from './notifications.queries.ts'

const latestQuery = notificationsQuery({ pageSize: 10 })

/** The newest notifications under the bell. */
export function LatestNotifications({
  area,
  count,
  onClose,
}: {
  area: Role
  count: number
  onClose: () => void
}) {
  const { t } = useTranslation('notifications')
  const { mutate: markAll, isPending } = useMarkAllRead()
  const withCount = useMoreLabel()
  const { data } = useQuery(latestQuery)
  // The count leaves out messages, which the message icon counts
  const hasUnread = count > 0 || data?.data.some(({ readAt }) => readAt === null)
  return (
    <>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {hasUnread && (
          <Button variant="default" loading={isPending} onClick={() => markAll()}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <LatestList area={area} onFollow={onClose} />
      <Link to={notificationsPath[area]} className={styles.all} onClick={onClose}>
        {withCount(t('seeAll'), data ? data.totalCount - data.data.length : 0)}
      </Link>
    </>
  )
}

function LatestList({ area, onFollow }: { area: Role; onFollow: () => void }) {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useQuery(latestQuery)
  if (error && !data)
    return <ErrorState title={t('listFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.body}>
        <LoadingState lines={6} />
      </div>
    )
  if (data.data.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
      <ul className={styles.list}>
        {data.data.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} role={area} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  )
}
