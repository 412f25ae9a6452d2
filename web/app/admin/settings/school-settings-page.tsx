import { Button, Title } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { PageTitle } from '../../shell/page-title.tsx'
import { ChangeTrail } from '../change-trail/change-trail.tsx'
import { adminPaths } from '../admin-paths.ts'
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
      <LessonsLink />
      <ChangeTrail area="settings" />
    </div>
  )
}

function LessonsLink() {
  const { t } = useTranslation('schoolSettings')
  return (
    <section className={styles.section} aria-labelledby="lessons-title">
      <Title order={2} id="lessons-title">
        {t('lessons.title')}
      </Title>
      <p className={styles.hint}>{t('lessons.hint')}</p>
      <Button variant="default" component={Link} to={adminPaths.lessonSettings} className={styles.start}>
        {t('lessons.open')}
      </Button>
    </section>
  )
}
