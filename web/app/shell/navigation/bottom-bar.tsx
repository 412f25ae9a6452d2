import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useUnreadMessages } from '../../parts/messages/use-unread-messages.ts'
import styles from './bottom-bar.module.css'
import type { NavigationEntry } from './navigation-entry.ts'
import { useIsCurrent } from './use-is-current.ts'

/** On a phone the four places that people use every day, under the thumb. The drawer has all of them. */
export function BottomBar({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation(['shell', 'messages'])
  const isCurrent = useIsCurrent()
  const unread = useUnreadMessages()
  const shown = entries.filter(({ isInBar }) => isInBar)
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('bottomBar')} className={styles.bar}>
      <ul>
        {shown.map(({ to, label, icon: Icon }) => {
          const count = label === 'messages' ? unread : 0
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent(to) ? 'page' : undefined}
                {...(count > 0 && { 'aria-label': t('messages:menuUnread', { count }) })}
              >
                <span className={styles.icon}>
                  <Icon size={22} stroke={1.8} aria-hidden />
                  {count > 0 && <span className={styles.badge}>{count > 99 ? '99+' : count}</span>}
                </span>
                {t(`entries.${label}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
