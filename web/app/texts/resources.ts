import { account as enAccount } from './en/account.ts'
import { announcements as enAnnouncements } from './en/announcements.ts'
import { auth as enAuth } from './en/auth.ts'
import { coach as enCoach } from './en/coach.ts'
import { figures as enFigures } from './en/figures.ts'
import { statistics as enStatistics } from './en/statistics.ts'
import { coaches as enCoaches } from './en/coaches.ts'
import { common as enCommon } from './en/common.ts'
import { courseDashboard as enCourseDashboard } from './en/course-dashboard.ts'
import { courseTypes as enCourseTypes } from './en/course-types.ts'
import { courses as enCourses } from './en/courses.ts'
import { dashboard as enDashboard } from './en/dashboard.ts'
import { holidays as enHolidays } from './en/holidays.ts'
import { home as enHome } from './en/home.ts'
import { messages as enMessages } from './en/messages.ts'
import { levelTests as enLevelTests } from './en/level-tests.ts'
import { levelTest as enLevelTest } from './en/level-test.ts'
import { player as enPlayer } from './en/player.ts'
import { quiz as enQuiz } from './en/quiz.ts'
import { quizzes as enQuizzes } from './en/quizzes.ts'
import { modules as enModules } from './en/modules.ts'
import { checkout as enCheckout } from './en/checkout.ts'
import { notifications as enNotifications } from './en/notifications.ts'
import { enrollment as enEnrollment } from './en/enrollment.ts'
import { enrollments as enEnrollments } from './en/enrollments.ts'
import { adminResources as enAdminResources } from './en/admin-resources.ts'
import { changes as enChanges } from './en/changes.ts'
import { quizOverview as enQuizOverview } from './en/quiz-overview.ts'
import { search as enSearch } from './en/search.ts'
import { resources as enResources } from './en/resources.ts'
import { salesDocuments as enSalesDocuments } from './en/sales-documents.ts'
import { schoolSettings as enSchoolSettings } from './en/school-settings.ts'
import { security as enSecurity } from './en/security.ts'
import { sessions as enSessions } from './en/sessions.ts'
import { shell as enShell } from './en/shell.ts'
import { staffSessions as enStaffSessions } from './en/staff-sessions.ts'
import { telegramGroups as enTelegramGroups } from './en/telegram-groups.ts'
import { ui as enUi } from './en/ui.ts'
import { users as enUsers } from './en/users.ts'
import { account as trAccount } from './tr/account.ts'
import { announcements as trAnnouncements } from './tr/announcements.ts'
import { auth as trAuth } from './tr/auth.ts'
import { coach as trCoach } from './tr/coach.ts'
import { figures as trFigures } from './tr/figures.ts'
import { statistics as trStatistics } from './tr/statistics.ts'
import { coaches as trCoaches } from './tr/coaches.ts'
import { common as trCommon } from './tr/common.ts'
import { courseDashboard as trCourseDashboard } from './tr/course-dashboard.ts'
import { courseTypes as trCourseTypes } from './tr/course-types.ts'
import { courses as trCourses } from './tr/courses.ts'
import { dashboard as trDashboard } from './tr/dashboard.ts'
import { holidays as trHolidays } from './tr/holidays.ts'
import { home as trHome } from './tr/home.ts'
import { messages as trMessages } from './tr/messages.ts'
import { levelTests as trLevelTests } from './tr/level-tests.ts'
import { levelTest as trLevelTest } from './tr/level-test.ts'
import { player as trPlayer } from './tr/player.ts'
import { quiz as trQuiz } from './tr/quiz.ts'
import { quizzes as trQuizzes } from './tr/quizzes.ts'
import { modules as trModules } from './tr/modules.ts'
import { checkout as trCheckout } from './tr/checkout.ts'
import { notifications as trNotifications } from './tr/notifications.ts'
import { enrollment as trEnrollment } from './tr/enrollment.ts'
import { enrollments as trEnrollments } from './tr/enrollments.ts'
import { adminResources as trAdminResources } from './tr/admin-resources.ts'
import { changes as trChanges } from './tr/changes.ts'
import { quizOverview as trQuizOverview } from './tr/quiz-overview.ts'
import { search as trSearch } from './tr/search.ts'
import { resources as trResources } from './tr/resources.ts'
import { salesDocuments as trSalesDocuments } from './tr/sales-documents.ts'
import { schoolSettings as trSchoolSettings } from './tr/school-settings.ts'
import { security as trSecurity } from './tr/security.ts'
import { sessions as trSessions } from './tr/sessions.ts'
import { shell as trShell } from './tr/shell.ts'
import { staffSessions as trStaffSessions } from './tr/staff-sessions.ts'
import { telegramGroups as trTelegramGroups } from './tr/telegram-groups.ts'
import { ui as trUi } from './tr/ui.ts'
import { users as trUsers } from './tr/users.ts'

/** One namespace a file. */
export const en = {
  common: enCommon,
  shell: enShell,
  auth: enAuth,
  holidays: enHolidays,
  home: enHome,
  dashboard: enDashboard,
  sessions: enSessions,
  staffSessions: enStaffSessions,
  ui: enUi,
  users: enUsers,
  account: enAccount,
  security: enSecurity,
  messages: enMessages,
  schoolSettings: enSchoolSettings,
  notifications: enNotifications,
  announcements: enAnnouncements,
  levelTest: enLevelTest,
  levelTests: enLevelTests,
  courseDashboard: enCourseDashboard,
  courseTypes: enCourseTypes,
  courses: enCourses,
  coaches: enCoaches,
  coach: enCoach,
  figures: enFigures,
  statistics: enStatistics,
  telegramGroups: enTelegramGroups,
  modules: enModules,
  player: enPlayer,
  quiz: enQuiz,
  quizzes: enQuizzes,
  enrollments: enEnrollments,
  enrollment: enEnrollment,
  adminResources: enAdminResources,
  changes: enChanges,
  quizOverview: enQuizOverview,
  search: enSearch,
  resources: enResources,
  salesDocuments: enSalesDocuments,
  checkout: enCheckout,
}
export const tr = {
  common: trCommon,
  shell: trShell,
  auth: trAuth,
  holidays: trHolidays,
  home: trHome,
  dashboard: trDashboard,
  sessions: trSessions,
  staffSessions: trStaffSessions,
  ui: trUi,
  users: trUsers,
  account: trAccount,
  security: trSecurity,
  messages: trMessages,
  schoolSettings: trSchoolSettings,
  notifications: trNotifications,
  announcements: trAnnouncements,
  levelTest: trLevelTest,
  levelTests: trLevelTests,
  courseDashboard: trCourseDashboard,
  courseTypes: trCourseTypes,
  courses: trCourses,
  coaches: trCoaches,
  coach: trCoach,
  figures: trFigures,
  statistics: trStatistics,
  telegramGroups: trTelegramGroups,
  modules: trModules,
  player: trPlayer,
  quiz: trQuiz,
  quizzes: trQuizzes,
  enrollments: trEnrollments,
  enrollment: trEnrollment,
  adminResources: trAdminResources,
  changes: trChanges,
  quizOverview: trQuizOverview,
  search: trSearch,
  resources: trResources,
  salesDocuments: trSalesDocuments,
  checkout: trCheckout,
}
