import { UnstyledButton } from '@mantine/core'
import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { notificationWords } from '@sohbet/contract/notifications/notification-words'
import type { Notification } from '@sohbet/contract/notifications/notifications'
import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { ownZone } from '../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../texts/language.ts'
import { formatDateTime } from '../ui/format.ts'
import styles from './notifications.module.css'
import { useMarkRead } from './notifications.queries.ts'

type Props = { notification: Notification; role: Role; onFollow?: () => void }

/** Following or clicking it marks it as read. */
export function NotificationItem({ notification, role, onFollow }: Props) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const { mutate: markRead } = useMarkRead()
  const { id, notice, readAt, createdAt } = notification
  const { title, text } = notificationWords(notice, { language, timeZone: ownZone() })
  const to = notificationPath(notice, role)
  const isUnread = readAt === null
  const read = () => {
    if (isUnread) markRead(id)
  }
  const content = (
    <>
      <span className={styles.title}>
        {isUnread && <span className={styles.dot} aria-hidden />}
        {title}
        {isUnread && <span className={styles.unheard}>{t('unread')}</span>}
      </span>
      <span className={styles.text}>{text}</span>
      <time dateTime={createdAt} className={styles.time}>
        {formatDateTime(createdAt, language)}
      </time>
    </>
  )
  const shared = { className: styles.item, 'data-unread': isUnread || undefined }
  if (to)
    return (
      <Link
        {...shared}
        to={to}
        onClick={() => {
          read()
          onFollow?.()
        }}
      >
        {content}
      </Link>
    )
  return isUnread ? (
    <UnstyledButton {...shared} onClick={read}>
      {content}
    </UnstyledButton>
  ) : (
    <div {...shared}>{content}</div>
  )
}
