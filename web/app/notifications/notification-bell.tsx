import { ActionIcon, Button, Popover } from '@mantine/core'
import IconBell from '#icons/IconBell'
import { useQuery } from '@tanstack/react-query'
import type { Role } from '@sohbet/domain/account/role'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorMessage } from '../api/error-message.ts'
import { notificationsPath } from '../paths.ts'
import { EmptyState, ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { useMoreLabel } from '../ui/list/more-count.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'
import { notificationsQuery, useLiveNotifications, useMarkAllRead } from './notifications.queries.ts'
import { shellQuery } from '../session/shell-query.ts'

const most = 99
const latestQuery = notificationsQuery({ pageSize: 10 })

/** The bell of the top bar: the unread count and the latest notifications. */
export function NotificationBell({ area }: { area: Role }) {
  const { t } = useTranslation('notifications')
  useLiveNotifications()
  const [isOpen, setOpen] = useState(false)
  const count = useQuery(shellQuery).data?.unread.notifications ?? 0
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      width="min(24rem, 96vw)"
    >
      <Popover.Target>
        <ActionIcon
          className={styles.bell}
          aria-label={count > 0 ? t('bellUnread', { count }) : t('bell')}
          onClick={() => setOpen((open) => !open)}
        >
          <IconBell aria-hidden />
          {count > 0 && (
            <span className={styles.badge} aria-hidden data-testid="unread-notifications">
              {count > most ? `${most}+` : count}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('title')} className={styles.dropdown}>
        {isOpen && <Latest area={area} count={count} onClose={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Latest({ area, count, onClose }: { area: Role; count: number; onClose: () => void }) {
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
