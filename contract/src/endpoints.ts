import * as announcements from './announcements.ts'
import * as auth from './auth.ts'
import * as calendar from './calendar.ts'
import * as changeLog from './change-log.ts'
import * as coachCourses from './coach-courses.ts'
import * as coaches from './coaches.ts'
import * as contact from './contact.ts'
import * as courseDashboard from './course-dashboard.ts'
import * as courseTypes from './course-types.ts'
import * as courses from './courses.ts'
import * as credits from './credits.ts'
import * as dashboards from './dashboards.ts'
import * as dev from './dev.ts'
import type { Endpoint } from './endpoint.ts'
import * as enrollmentsAdmin from './enrollments-admin.ts'
import * as enrollments from './enrollments.ts'
import * as holidays from './holidays.ts'
import * as images from './images.ts'
import * as inbox from './inbox.ts'
import * as learnerDashboard from './learner-dashboard.ts'
import * as levelTestAttempts from './level-test-attempts.ts'
import * as levelTests from './level-tests.ts'
import * as live from './live.ts'
import * as modules from './modules.ts'
import * as quizOverview from './quiz-overview.ts'
import * as quizzes from './quizzes.ts'
import * as localCheckout from './local-checkout.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as progress from './progress.ts'
import * as quizAttempts from './quiz-attempts.ts'
import * as resources from './resources.ts'
import * as school from './school.ts'
import * as search from './search.ts'
import * as securityLog from './security-log.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as statistics from './statistics.ts'
import * as telegramGroups from './telegram-groups.ts'
import * as threads from './threads.ts'
import * as users from './users.ts'

const features = {
  announcements,
  auth,
  calendar,
  changeLog,
  coachCourses,
  coaches,
  contact,
  courseDashboard,
  courseTypes,
  courses,
  dashboards,
  dev,
  holidays,
  images,
  inbox,
  learnerDashboard,
  levelTestAttempts,
  levelTests,
  live,
  modules,
  notifications,
  progress,
  quizAttempts,
  quizOverview,
  quizzes,
  credits,
  enrollments,
  enrollmentsAdmin,
  localCheckout,
  payments,
  resources,
  school,
  search,
  securityLog,
  sessions,
  settings,
  statistics,
  telegramGroups,
  threads,
  users,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'reply' in value

/** Every call of the product, as `feature.call`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(features).flatMap(([feature, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isEndpoint(value) ? [[`${feature}.${name}`, value] as const] : [],
    ),
  ),
)
