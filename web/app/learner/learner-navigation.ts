import IconBell from '#icons/IconBell'
import IconBook2 from '#icons/IconBook2'
import IconCalendarWeek from '#icons/IconCalendarWeek'
import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import IconCoffee from '#icons/IconCoffee'
import IconMessages from '#icons/IconMessages'
import IconRefresh from '#icons/IconRefresh'
import IconSchool from '#icons/IconSchool'
import IconTrendingUp from '#icons/IconTrendingUp'
import { messagesPath, notificationsPath, paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation/navigation-entry.ts'
import { learnerPaths } from './learner-paths.ts'

export const learnerNavigation: readonly NavigationEntry[] = [
  { to: paths.learner, label: 'dashboard', icon: IconLayoutDashboard, isInBar: true },
  { to: learnerPaths.courses, label: 'myCourses', icon: IconSchool, isInBar: true },
  { to: learnerPaths.calendar, label: 'calendar', icon: IconCalendarWeek, isInBar: true },
  { to: learnerPaths.review, label: 'review', icon: IconRefresh },
  { to: learnerPaths.lessons, label: 'lessons', icon: IconCoffee },
  { to: learnerPaths.progress, label: 'progress', icon: IconTrendingUp },
  { to: learnerPaths.resources, label: 'resources', icon: IconBook2 },
  { to: notificationsPath.learner, label: 'notifications', icon: IconBell },
  { to: messagesPath.learner, label: 'messages', icon: IconMessages, isInBar: true },
]
