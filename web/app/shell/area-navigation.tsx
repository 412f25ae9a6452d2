import { useDisclosure } from '@mantine/hooks'
import type { Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../texts/use-translation.ts'
import { Silently } from '../ui/feedback/chunk.tsx'
import { useIdle } from '../ui/use-idle.ts'
import styles from './area-layout.module.css'
import { BottomBar } from './navigation/bottom-bar.tsx'
import type { NavigationEntry } from './navigation/navigation-entry.ts'
import { NavigationList } from './navigation/navigation-list.tsx'
import { PagesAhead } from './navigation/pages-ahead.tsx'
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
  const isIdle = useIdle()
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
      {(isDrawerOpen || isIdle) && (
        <Silently name="drawer" load={() => import('./navigation/navigation-drawer.tsx')}>
          {({ NavigationDrawer }) => (
            <NavigationDrawer area={area} entries={entries} isOpen={isDrawerOpen} onClose={drawer.close} />
          )}
        </Silently>
      )}
      <BottomBar entries={entries} />
      <PagesAhead paths={entries.slice(0, 4).map(({ to }) => to)} />
    </>
  )
}
