import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from 'react-i18next'
import styles from './area-layout.module.css'
import { BottomBar } from './navigation/bottom-bar.tsx'
import type { NavigationEntry } from './navigation/navigation-entry.ts'
import { NavigationList } from './navigation/navigation-list.tsx'
import type { SearchPlaces } from './search/places.ts'
import { SearchButton } from './search/search-button.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  area: Role
  entries: readonly NavigationEntry[]
  places: SearchPlaces
  isCollapsed: boolean
  onToggleSidebar: () => void
}

/** Top bar, sidebar and drawer of an area, and the bottom bar of a phone. */
export function AreaNavigation({ area, entries, places, isCollapsed, onToggleSidebar }: Props) {
  const { t } = useTranslation('shell')
  const [isDrawerOpen, drawer] = useDisclosure(false)
  return (
    <>
      <TopBar
        area={area}
        isDrawerOpen={isDrawerOpen}
        onOpenDrawer={drawer.open}
        isCollapsed={isCollapsed}
        onToggleSidebar={onToggleSidebar}
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
    </>
  )
}
