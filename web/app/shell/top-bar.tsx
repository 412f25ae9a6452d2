import { ActionIcon } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import IconLayoutSidebarLeftCollapse from '#icons/IconLayoutSidebarLeftCollapse'
import IconLayoutSidebarLeftExpand from '#icons/IconLayoutSidebarLeftExpand'
import IconMenu2 from '#icons/IconMenu2'
import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { useBrand } from '../parts/school/brand.ts'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { homePath } from '../paths.ts'
import { MessageMenu } from './menus/message-menu.tsx'
import { ProfileMenu } from './menus/profile-menu.tsx'
import styles from './top-bar.module.css'

type Props = {
  area: Role
  isDrawerOpen: boolean
  onOpenDrawer: () => void
  isCollapsed: boolean
  onToggleSidebar: () => void
  /** Shown before the switches. */
  children: ReactNode
}

export function TopBar({ area, isDrawerOpen, onOpenDrawer, isCollapsed, onToggleSidebar, children }: Props) {
  const { t } = useTranslation('shell')
  const { name } = useBrand()
  const SidebarIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <header className={styles.bar}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <ActionIcon
        className={styles.burger}
        aria-label={t('openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={onOpenDrawer}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={styles.toggle}
        aria-label={isCollapsed ? t('expandSidebar') : t('collapseSidebar')}
        aria-expanded={!isCollapsed}
        onClick={onToggleSidebar}
      >
        <SidebarIcon aria-hidden />
      </ActionIcon>
      <Link to={homePath[area]} className={styles.brand} aria-label={name}>
        <BrandMark />
      </Link>
      <span className={styles.area}>{t(`area.${area}`)}</span>
      <div className={styles.tools}>
        {children}
        <NotificationBell area={area} />
        <div className={styles.messages} data-area={area}>
          <MessageMenu area={area} />
        </div>
        <ProfileMenu />
      </div>
    </header>
  )
}
