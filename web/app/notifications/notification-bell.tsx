import IconBell from '#icons/IconBell'
import { useQuery } from '@tanstack/react-query'
import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../texts/use-translation.ts'
import { shellQuery } from '../session/shell-query.ts'
import { BarMenu } from '../shell/menus/bar-menu.tsx'
import { OnDemand } from '../ui/feedback/on-demand.tsx'
import styles from './notifications.module.css'
import { useLiveNotifications } from './notifications.queries.ts'

/** The bell of the top bar: the unread count and the latest notifications. */
export function NotificationBell({ area }: { area: Role }) {
  const { t } = useTranslation('notifications')
  useLiveNotifications()
  const count = useQuery(shellQuery).data?.unread.notifications ?? 0
  return (
    <BarMenu
      label={count > 0 ? t('bellUnread', { count }) : t('bell')}
      title={t('title')}
      button={<IconBell aria-hidden />}
      count={count}
      className={styles.panel}
    >
      {(close) => (
        <OnDemand name="notifications" load={() => import('./latest-notifications.tsx')}>
          {({ LatestNotifications }) => <LatestNotifications area={area} count={count} onClose={close} />}
        </OnDemand>
      )}
    </BarMenu>
  )
}
