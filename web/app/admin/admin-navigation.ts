import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import IconShieldLock from '#icons/IconShieldLock'
import IconUsers from '#icons/IconUsers'
import { paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation-entry.ts'

export const adminNavigation: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'dashboard', icon: IconLayoutDashboard },
  { to: paths.adminUsers, label: 'users', icon: IconUsers },
  { to: paths.adminSecurityLog, label: 'securityLog', icon: IconShieldLock },
]
