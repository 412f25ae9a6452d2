import type { Role } from '@sohbet/domain/account/role'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { startLive } from '../live/live.ts'
import { startOutbox } from '../outbox/outbox.ts'
import { useLiveSessions } from '../parts/live-sessions/use-live-sessions.ts'
import { preferenceKeys, readPreference, writePreference } from '../preferences.ts'
import { useSession } from '../session/session.ts'
import styles from './area-layout.module.css'
import { AreaNavigation } from './area-navigation.tsx'
import { ConnectionNote } from './connection/connection-note.tsx'
import { BreadcrumbTrail } from './navigation/breadcrumb-trail.tsx'
import { CrumbNamesProvider } from './navigation/crumb-names.tsx'
import type { NavigationEntry } from './navigation/navigation-entry.ts'
import type { SearchPlaces } from './search/places.ts'
import { StageContext, type StageExit } from './stage/stage.tsx'
import { StageBar } from './stage/stage-bar.tsx'
import stage from './stage/stage.module.css'

const collapsed = 'collapsed'

type Props = { area: Role; entries: readonly NavigationEntry[]; places: SearchPlaces }

/** Frame of an area: top bar, sidebar or drawer, breadcrumbs and the screen. A stage has only its exit. */
export function AreaLayout(props: Props) {
  const { area } = props
  const [isCollapsed, setCollapsed] = useState(() => readPreference(preferenceKeys.sidebar) === collapsed)
  const [exit, setExit] = useState<StageExit>()

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
    <div className={exit ? stage.frame : styles.area} data-collapsed={isCollapsed || undefined}>
      {exit ? (
        <StageBar exit={exit} icon={<IconArrowLeft size={20} aria-hidden />} />
      ) : (
        <AreaNavigation {...props} isCollapsed={isCollapsed} onToggleSidebar={toggleSidebar} />
      )}
      <main id="content" tabIndex={-1} className={exit ? stage.main : styles.content}>
        <CrumbNamesProvider>
          {!exit && <BreadcrumbTrail />}
          <ConnectionNote area={area} />
          <StageContext value={setExit}>
            <Outlet />
          </StageContext>
        </CrumbNamesProvider>
      </main>
    </div>
  )
}
