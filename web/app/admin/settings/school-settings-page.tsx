import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../shell/page-title.tsx'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { BrandSection } from './brand/brand-section.tsx'
import { HolidaysSection } from './holidays-section.tsx'
import { SchoolSection } from './school-section.tsx'
import styles from './school-settings.module.css'

export default function SchoolSettingsPage() {
  const { t } = useTranslation('schoolSettings')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1} data-work>
        {t('title')}
      </Title>
      <BrandSection />
      <HolidaysSection />
      <SchoolSection />
      <ChangeTrail area="settings" />
    </div>
  )
}
