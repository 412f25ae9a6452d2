import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorState, LoadingState } from '../../ui/states.tsx'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import { SchoolSection } from './school-section.tsx'
import styles from './school-settings.module.css'
import { settingsQuery } from './settings.queries.ts'

export default function SchoolSettingsPage() {
  const { t } = useTranslation('schoolSettings')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1}>{t('title')}</Title>
      <section className={styles.section} aria-labelledby="announcement-title">
        <Title order={2} id="announcement-title">
          {t('announcement.title')}
        </Title>
        <Announcement />
      </section>
      <HolidaysSection />
      <SchoolSection />
      <ChangeTrail area="settings" />
    </div>
  )
}

function Announcement() {
  const { t } = useTranslation('schoolSettings')
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error) return <ErrorState hint={errorMessage(error, t('fetchFailed'))} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  return <AnnouncementForm saved={data} />
}
