import { Title } from '@mantine/core'
import { useTranslation } from '../texts/use-translation.ts'
import { useSession } from '../session/session.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'

export default function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const role = useSession()?.user.role
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1}>{t('title')}</Title>
      {role && <NotificationList area={role} />}
    </div>
  )
}
