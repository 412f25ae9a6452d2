import IconBook2 from '#icons/IconBook2'
import IconBell from '#icons/IconBell'
import IconBooks from '#icons/IconBooks'
import IconCertificate from '#icons/IconCertificate'
import IconCoffee from '#icons/IconCoffee'
import IconChartBar from '#icons/IconChartBar'
import IconChalkboardTeacher from '#icons/IconChalkboardTeacher'
import IconChecklist from '#icons/IconChecklist'
import IconTicket from '#icons/IconTicket'
import IconInbox from '#icons/IconInbox'
import IconLayoutDashboard from '#icons/IconLayoutDashboard'
import IconListCheck from '#icons/IconListCheck'
import IconHeartHandshake from '#icons/IconHeartHandshake'
import IconHeartRateMonitor from '#icons/IconHeartRateMonitor'
import IconMail from '#icons/IconMail'
import IconReceipt from '#icons/IconReceipt'
import IconSettings from '#icons/IconSettings'
import IconWorld from '#icons/IconWorld'
import IconShieldLock from '#icons/IconShieldLock'
import IconUsers from '#icons/IconUsers'
import { messagesPath, notificationsPath, paths } from '../paths.ts'
import type { NavigationEntry } from '../shell/navigation/navigation-entry.ts'
import { adminPaths } from './admin-paths.ts'

export const adminNavigation: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'dashboard', icon: IconLayoutDashboard },
  { to: paths.adminUsers, label: 'users', icon: IconUsers },
  { to: adminPaths.enrollments, label: 'enrollments', icon: IconReceipt },
  { to: adminPaths.certificates, label: 'certificates', icon: IconCertificate },
  { to: adminPaths.campaigns, label: 'campaigns', icon: IconTicket },
  { to: adminPaths.levelTests, label: 'levelTests', icon: IconChecklist },
  { to: adminPaths.courses, label: 'courses', icon: IconBooks },
  { to: adminPaths.lessons, label: 'lessons', icon: IconCoffee },
  { to: adminPaths.coaches, label: 'coaches', icon: IconChalkboardTeacher },
  { to: adminPaths.statistics, label: 'statistics', icon: IconChartBar },
  { to: adminPaths.quizzes, label: 'quizzes', icon: IconListCheck },
  { to: adminPaths.resources, label: 'resources', icon: IconBook2 },
  { to: adminPaths.partners, label: 'partners', icon: IconHeartHandshake },
  { to: adminPaths.site, label: 'site', icon: IconWorld },
  { to: notificationsPath.admin, label: 'notifications', icon: IconBell },
  { to: messagesPath.admin, label: 'messages', icon: IconInbox },
  { to: paths.adminSecurityLog, label: 'securityLog', icon: IconShieldLock },
  { to: adminPaths.mailTexts, label: 'mailTexts', icon: IconMail },
  { to: adminPaths.system, label: 'system', icon: IconHeartRateMonitor },
  { to: adminPaths.settings, label: 'schoolSettings', icon: IconSettings },
]
