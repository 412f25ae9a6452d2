import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Role } from '@sohbet/domain/account/role'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { startLive } from '../live/live.ts'
import { startOutbox } from '../outbox/outbox.ts'
import { useLiveSessions } from '../parts/live-sessions/use-live-sessions.ts'
import { preferenceKeys, readPreference, writePreference } from '../preferences.ts'
import { useSession } from '../session/session.ts'
import styles from './area-layout.module.css'
import { ConnectionNote } from './connection/connection-note.tsx'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { BreadcrumbTrail } from './navigation/breadcrumb-trail.tsx'
import { CrumbNamesProvider } from './navigation/crumb-names.tsx'
import type { NavigationEntry } from './navigation/navigation-entry.ts'
import { NavigationList } from './navigation/navigation-list.tsx'
import type { SearchPlaces } from './search/places.ts'
import { SearchButton } from './search/search-button.tsx'
import { TopBar } from './top-bar.tsx'

const collapsed = 'collapsed'

type Props = { area: Role; entries: readonly NavigationEntry[]; places: SearchPlaces }

/** Frame of an area: top bar, sidebar or drawer, breadcrumbs and the screen. */
export function AreaLayout({ area, entries, places }: Props) {
  const { t } = useTranslation('shell')
  const [isDrawerOpen, drawer] = useDisclosure(false)
  const [isCollapsed, setCollapsed] = useState(() => readPreference(preferenceKeys.sidebar) === collapsed)

  // Sends pending entries on every page
  useEffect(startOutbox, [])
  const userId = useSession()?.user.id
  useEffect(() => (userId === undefined ? undefined : startLive(userId)), [userId])
  useLiveSessions()

  const toggleSidebar = () => {
    writePreference(preferenceKeys.sidebar, isCollapsed ? 'open' : collapsed)
    setCollapsed(!isCollapsed)
  }

  return (
    <div className={styles.area} data-collapsed={isCollapsed || undefined}>
      <TopBar
        area={area}
        isDrawerOpen={isDrawerOpen}
        onOpenDrawer={drawer.open}
        isCollapsed={isCollapsed}
        onToggleSidebar={toggleSidebar}
      >
        <SearchButton area={area} entries={entries} places={places} />
      </TopBar>
      <aside className={styles.sidebar}>
        <nav aria-label={t(`navigation.${area}`)}>
          <NavigationList entries={entries} isCollapsed={isCollapsed} />
        </nav>
      </aside>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        title={t(`navigation.${area}`)}
        size={280}
        closeButtonProps={{ 'aria-label': t('closeNavigation'), size: 44 }}
        // Its <header> would count as a second banner of the page
        attributes={{ header: { role: 'presentation' } }}
        classNames={{
          content: styles.drawer,
          body: styles.drawerBody,
          header: styles.drawerHeader,
          title: styles.drawerTitle,
        }}
      >
        <NavigationList entries={entries} onFollow={drawer.close} />
      </Drawer>
      <BottomBar entries={entries} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <CrumbNamesProvider>
          <BreadcrumbTrail />
          <ConnectionNote area={area} />
          <Outlet />
        </CrumbNamesProvider>
      </main>
    </div>
  )
}
