import { Title } from '@mantine/core'
import { useTranslation } from '../texts/use-translation.ts'
import { useSession } from '../session/session.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import styles from './account.module.css'
import { BillingSection } from './billing-section.tsx'
import { CampaignMailsSection } from './campaign-mails-section.tsx'
import { DataSection } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EraseSection } from './erase-section.tsx'
import { HabitSection } from './habit/habit-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ReviewReminderSection } from './review-reminder-section.tsx'

export const clientLoader = () => loadTexts('account')

export default function SettingsPage() {
  const { t } = useTranslation('account')
  const user = useSession()?.user
  const userId = user?.id
  return (
    <div className={styles.page}>
      <PageTitle>{t('settings.title')}</PageTitle>
      <Title order={1}>{t('settings.title')}</Title>
      <PreferencesSection />
      {user?.role === 'learner' && <HabitSection />}
      {user?.role === 'learner' && <ReviewReminderSection />}
      <NotificationsSection />
      {user?.role === 'learner' && <BillingSection />}
      <CampaignMailsSection />
      <PasswordSection />
      <DevicesSection />
      {userId && <DataSection userId={userId} />}
      {userId && <EraseSection userId={userId} />}
    </div>
  )
}
