import IconBell from '#icons/IconBell'
import IconBooks from '#icons/IconBooks'
import IconCalendarWeek from '#icons/IconCalendarWeek'
import IconChartBar from '#icons/IconChartBar'
import IconCoffee from '#icons/IconCoffee'
import IconHeadphones from '#icons/IconHeadphones'
import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import IconMessages from '#icons/IconMessages'
import IconUserSquare from '#icons/IconUserSquare'
import IconUsersGroup from '#icons/IconUsersGroup'
import { messagesPath, notificationsPath, paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation/navigation-entry.ts'
import { coachPaths } from './coach-paths.ts'
import { WaitingBadge } from './listen/waiting-count.tsx'

export const coachNavigation: readonly NavigationEntry[] = [
  { to: paths.coach, label: 'dashboard', icon: IconLayoutDashboard, isInBar: true },
  { to: coachPaths.calendar, label: 'calendar', icon: IconCalendarWeek, isInBar: true },
  { to: coachPaths.courses, label: 'courses', icon: IconBooks },
  { to: coachPaths.groups, label: 'groups', icon: IconUsersGroup },
  { to: coachPaths.listen, label: 'listen', icon: IconHeadphones, Badge: WaitingBadge },
  { to: coachPaths.lessons, label: 'lessons', icon: IconCoffee, isInBar: true },
  { to: coachPaths.statistics, label: 'statistics', icon: IconChartBar },
  { to: coachPaths.publicPage, label: 'publicPage', icon: IconUserSquare },
  { to: notificationsPath.coach, label: 'notifications', icon: IconBell },
  { to: messagesPath.coach, label: 'messages', icon: IconMessages, isInBar: true },
]
