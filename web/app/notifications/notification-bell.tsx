import { ActionIcon, Popover } from '@mantine/core'
import IconBell from '#icons/IconBell'
import { useQuery } from '@tanstack/react-query'
import type { Role } from '@sohbet/domain/account/role'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shellQuery } from '../session/shell-query.ts'
import { OnDemand } from '../ui/feedback/on-demand.tsx'
import styles from './notifications.module.css'
import { useLiveNotifications } from './notifications.queries.ts'

const most = 99

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
        {isOpen && (
          <OnDemand name="notifications" load={() => import('./latest-notifications.tsx')}>
            {({ LatestNotifications }) => (
              <LatestNotifications area={area} count={count} onClose={() => setOpen(false)} />
            )}
          </OnDemand>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
