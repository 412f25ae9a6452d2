import { Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { NotificationList } from '../../notifications/notification-list.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx'
import { HomeBar } from '../settings/home-bar.tsx'
import { AnnouncementComposer } from './announcement-composer.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import styles from './announcements.module.css'

const tabs = ['mine', 'announcements', 'bar'] as const

/** The admin's own notifications, the school's announcements, and the bar of the home page. */
export default function AdminNotificationsPage() {
  const { t } = useTranslation('announcements')
  const { values, choose } = useUrlFilters({ tab: tabs })
  const tab = values.tab ?? 'mine'
  // A tab stays mounted once opened, so that unsaved input survives
  const [opened, setOpened] = useState<readonly string[]>([tab])
  if (!opened.includes(tab)) setOpened([...opened, tab])
  const panels: Record<(typeof tabs)[number], ReactNode> = {
    mine: <NotificationList area="admin" />,
    announcements: <Announcements />,
    bar: <HomeBar />,
  }
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Title order={1} data-work>
        {t('title')}
      </Title>
      <Tabs
        tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        shown={tab}
        onShow={(name) => choose('tab')(name === 'mine' ? '' : name)}
      >
        {tabs.map((one) => (
          <TabPanel key={one} name={one} className={styles.panel}>
            {opened.includes(one) && panels[one]}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

function Announcements() {
  const { t } = useTranslation('announcements')
  return (
    <>
      <section className={styles.section} aria-labelledby="new-announcement">
        <Title order={2} id="new-announcement">
          {t('new')}
        </Title>
        <AnnouncementComposer />
      </section>
      <section className={styles.section} aria-labelledby="announced">
        <Title order={2} id="announced">
          {t('list')}
        </Title>
        <AnnouncementList />
      </section>
    </>
  )
}
