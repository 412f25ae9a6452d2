import { IconLayoutDashboard, IconUsers } from '@tabler/icons-react'
import { paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation-entry.ts'

export const adminNavigation: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'dashboard', icon: IconLayoutDashboard },
  { to: paths.adminUsers, label: 'users', icon: IconUsers },
]
