import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import { paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation-entry.ts'

export const coachNavigation: readonly NavigationEntry[] = [
  { to: paths.coach, label: 'dashboard', icon: IconLayoutDashboard },
]
