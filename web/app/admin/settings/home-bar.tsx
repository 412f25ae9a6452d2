import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import styles from './school-settings.module.css'
import { settingsQuery } from './settings.queries.ts'

/** The announcement bar of the home page; shown with the pages of the site and beside the announcements. */
export function HomeBar() {
  const { t } = useTranslation('schoolSettings')
  return (
    <section className={styles.section} aria-labelledby="announcement-title">
      <Title order={2} id="announcement-title">
        {t('announcement.title')}
      </Title>
      <Announcement />
    </section>
  )
}

function Announcement() {
  const { t } = useTranslation('schoolSettings')
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error) return <ErrorState hint={errorMessage(error, t('fetchFailed'))} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  return <AnnouncementForm saved={data} />
}
