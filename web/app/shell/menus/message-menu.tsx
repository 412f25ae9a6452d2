import { ActionIcon, Popover, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { useInfiniteQuery } from '@tanstack/react-query'
import IconMessages from '#icons/IconMessages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { threadsQuery } from '../../parts/messages/messages.queries.ts'
import { ThreadCard } from '../../parts/messages/thread-card.tsx'
import { startDrafts } from '../../parts/messages/compose/drafts.ts'
import { useLiveMessages } from '../../parts/messages/use-live-messages.ts'
import { useUnreadMessages } from '../../parts/messages/use-unread-messages.ts'
import { messagesPath, newMessagePath, threadPath } from '../../paths.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useMoreLabel } from '../../ui/list/more-count.tsx'
import styles from './message-menu.module.css'

const shown = 5

/** The message icon of the top bar: the unread count and the latest conversations. */
export function MessageMenu({ area }: { area: Role }) {
  const { t } = useTranslation('messages')
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadMessages()
  useLiveMessages()
  useEffect(startDrafts, [])
  const close = () => setOpen(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={340}>
      <Popover.Target>
        <ActionIcon
          className={styles.button}
          aria-label={unread > 0 ? t('menuUnread', { count: unread }) : t('menu')}
          onClick={() => setOpen((open) => !open)}
        >
          <IconMessages aria-hidden />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('menu')} className={styles.dropdown}>
        <p className={styles.title}>{t('title')}</p>
        <Latest area={area} onFollow={close} />
        <div className={styles.links}>
          <AllMessages area={area} onFollow={close} />
          <Link to={newMessagePath(area)} onClick={close}>
            {t('new')}
          </Link>
        </div>
      </Popover.Dropdown>
      <VisuallyHidden component="output">{unread > 0 && t('unread', { count: unread })}</VisuallyHidden>
    </Popover>
  )
}

type LatestProps = { area: Role; onFollow: () => void }

/** The link to the whole list, with the number of conversations that the menu leaves out. */
function AllMessages({ area, onFollow }: LatestProps) {
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

function Latest({ area, onFollow }: LatestProps) {
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
