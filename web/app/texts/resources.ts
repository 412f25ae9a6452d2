import { account as enAccount } from './en/account/account.ts'
import { announcements as enAnnouncements } from './en/admin/announcements.ts'
import { auth as enAuth } from './en/auth/auth.ts'
import { coach as enCoach } from './en/coach/coach.ts'
import { figures as enFigures } from './en/staff/figures.ts'
import { statistics as enStatistics } from './en/admin/statistics.ts'
import { coaches as enCoaches } from './en/admin/coaches.ts'
import { common as enCommon } from './en/shared/common.ts'
import { courseDashboard as enCourseDashboard } from './en/admin/course-dashboard.ts'
import { courseTypes as enCourseTypes } from './en/admin/course-types.ts'
import { courses as enCourses } from './en/admin/courses.ts'
import { dashboard as enDashboard } from './en/learner/dashboard.ts'
import { holidays as enHolidays } from './en/admin/holidays.ts'
import { home as enHome } from './en/shared/home.ts'
import { messages as enMessages } from './en/shared/messages.ts'
import { levelTests as enLevelTests } from './en/admin/level-tests.ts'
import { levelTest as enLevelTest } from './en/level-test/level-test.ts'
import { player as enPlayer } from './en/learner/player.ts'
import { quiz as enQuiz } from './en/shared/quiz.ts'
import { questionEditor as enQuestionEditor } from './en/admin/question-editor.ts'
import { quizzes as enQuizzes } from './en/admin/quizzes.ts'
import { modules as enModules } from './en/admin/modules.ts'
import { checkout as enCheckout } from './en/checkout/checkout.ts'
import { notifications as enNotifications } from './en/shared/notifications.ts'
import { enrollment as enEnrollment } from './en/learner/enrollment.ts'
import { enrollments as enEnrollments } from './en/admin/enrollments.ts'
import { adminResources as enAdminResources } from './en/admin/admin-resources.ts'
import { changes as enChanges } from './en/admin/changes.ts'
import { quizOverview as enQuizOverview } from './en/admin/quiz-overview.ts'
import { search as enSearch } from './en/shared/search.ts'
import { resources as enResources } from './en/shared/resources.ts'
import { salesDocuments as enSalesDocuments } from './en/learner/sales-documents.ts'
import { schoolSettings as enSchoolSettings } from './en/admin/school-settings.ts'
import { security as enSecurity } from './en/admin/security.ts'
import { sessions as enSessions } from './en/shared/sessions.ts'
import { shell as enShell } from './en/shared/shell.ts'
import { staffSessions as enStaffSessions } from './en/staff/staff-sessions.ts'
import { telegramGroups as enTelegramGroups } from './en/admin/telegram-groups.ts'
import { ui as enUi } from './en/shared/ui.ts'
import { runningTest as enRunningTest } from './en/shared/running-test.ts'
import { userCard as enUserCard } from './en/shared/user-card.ts'
import { users as enUsers } from './en/admin/users.ts'
import { account as trAccount } from './tr/account/account.ts'
import { announcements as trAnnouncements } from './tr/admin/announcements.ts'
import { auth as trAuth } from './tr/auth/auth.ts'
import { coach as trCoach } from './tr/coach/coach.ts'
import { figures as trFigures } from './tr/staff/figures.ts'
import { statistics as trStatistics } from './tr/admin/statistics.ts'
import { coaches as trCoaches } from './tr/admin/coaches.ts'
import { common as trCommon } from './tr/shared/common.ts'
import { courseDashboard as trCourseDashboard } from './tr/admin/course-dashboard.ts'
import { courseTypes as trCourseTypes } from './tr/admin/course-types.ts'
import { courses as trCourses } from './tr/admin/courses.ts'
import { dashboard as trDashboard } from './tr/learner/dashboard.ts'
import { holidays as trHolidays } from './tr/admin/holidays.ts'
import { home as trHome } from './tr/shared/home.ts'
import { messages as trMessages } from './tr/shared/messages.ts'
import { levelTests as trLevelTests } from './tr/admin/level-tests.ts'
import { levelTest as trLevelTest } from './tr/level-test/level-test.ts'
import { player as trPlayer } from './tr/learner/player.ts'
import { quiz as trQuiz } from './tr/shared/quiz.ts'
import { questionEditor as trQuestionEditor } from './tr/admin/question-editor.ts'
import { quizzes as trQuizzes } from './tr/admin/quizzes.ts'
import { modules as trModules } from './tr/admin/modules.ts'
import { checkout as trCheckout } from './tr/checkout/checkout.ts'
import { notifications as trNotifications } from './tr/shared/notifications.ts'
import { enrollment as trEnrollment } from './tr/learner/enrollment.ts'
import { enrollments as trEnrollments } from './tr/admin/enrollments.ts'
import { adminResources as trAdminResources } from './tr/admin/admin-resources.ts'
import { changes as trChanges } from './tr/admin/changes.ts'
import { quizOverview as trQuizOverview } from './tr/admin/quiz-overview.ts'
import { search as trSearch } from './tr/shared/search.ts'
import { resources as trResources } from './tr/shared/resources.ts'
import { salesDocuments as trSalesDocuments } from './tr/learner/sales-documents.ts'
import { schoolSettings as trSchoolSettings } from './tr/admin/school-settings.ts'
import { security as trSecurity } from './tr/admin/security.ts'
import { sessions as trSessions } from './tr/shared/sessions.ts'
import { shell as trShell } from './tr/shared/shell.ts'
import { staffSessions as trStaffSessions } from './tr/staff/staff-sessions.ts'
import { telegramGroups as trTelegramGroups } from './tr/admin/telegram-groups.ts'
import { ui as trUi } from './tr/shared/ui.ts'
import { runningTest as trRunningTest } from './tr/shared/running-test.ts'
import { userCard as trUserCard } from './tr/shared/user-card.ts'
import { users as trUsers } from './tr/admin/users.ts'

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
  userCard: enUserCard,
  runningTest: enRunningTest,
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
  questionEditor: enQuestionEditor,
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
  userCard: trUserCard,
  runningTest: trRunningTest,
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
  questionEditor: trQuestionEditor,
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
