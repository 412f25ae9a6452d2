import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import { paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation-entry.ts'

export const learnerNavigation: readonly NavigationEntry[] = [
  { to: paths.learner, label: 'dashboard', icon: IconLayoutDashboard },
]
