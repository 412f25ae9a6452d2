import * as announcements from './messaging/announcements.ts'
import * as adminLessons from './lessons/admin-lessons.ts'
import * as availability from './lessons/availability.ts'
import * as attendance from './live-sessions/attendance.ts'
import * as auth from './people/auth.ts'
import * as brand from './core/brand.ts'
import * as byHand from './selling/by-hand.ts'
import * as calendar from './live-sessions/calendar.ts'
import * as campaigns from './campaigns/campaigns.ts'
import * as campaignMails from './people/campaign-mails.ts'
import * as certificates from './learning/certificates.ts'
import * as changeLog from './core/change-log.ts'
import * as coachLessons from './lessons/coach-lessons.ts'
import * as coachCourses from './learning/coach-courses.ts'
import * as coachGroups from './telegram-groups/coach-groups.ts'
import * as coachWeek from './live-sessions/coach-week.ts'
import * as coachProfile from './people/coach-profile.ts'
import * as coaches from './people/coaches.ts'
import * as contact from './core/contact.ts'
import * as courseDashboard from './catalogue/course-dashboard.ts'
import * as courseTypes from './catalogue/course-types.ts'
import * as courses from './catalogue/courses.ts'
import * as credits from './credits/credits.ts'
import * as dashboards from './core/dashboards.ts'
import * as departures from './selling/departures.ts'
import * as dev from './core/dev.ts'
import * as disputes from './selling/disputes.ts'
import type { Endpoint } from './endpoint.ts'
import * as enrollmentsAdmin from './selling/enrollments-admin.ts'
import * as enrollments from './selling/enrollments.ts'
import * as groupMessages from './messaging/group-messages.ts'
import * as guestSeats from './live-sessions/guest-seats.ts'
import * as habit from './learning/habit.ts'
import * as holidays from './core/holidays.ts'
import * as images from './core/images.ts'
import * as inbox from './messaging/inbox.ts'
import * as learnerDashboard from './learning/learner-dashboard.ts'
import * as learnerWork from './learning/learner-work.ts'
import * as learnerPage from './learning/learner-page.ts'
import * as lessonSettings from './lessons/lesson-settings.ts'
import * as lessonDoor from './lessons/lesson-door.ts'
import * as lessonFigures from './lessons/lesson-figures.ts'
import * as coachAway from './lessons/coach-away.ts'
import * as lessonRequests from './lessons/lesson-requests.ts'
import * as lessons from './lessons/lessons.ts'
import * as levelTestAttempts from './level-tests/level-test-attempts.ts'
import * as levelTests from './level-tests/level-tests.ts'
import * as live from './core/live.ts'
import * as mailTexts from './site/mail-texts.ts'
import * as mediaLibrary from './catalogue/media-library.ts'
import * as moving from './selling/moving.ts'
import * as moduleQuiz from './catalogue/module-quiz.ts'
import * as moduleWords from './catalogue/module-words.ts'
import * as modules from './catalogue/modules.ts'
import * as quizOverview from './catalogue/quiz-overview.ts'
import * as quizzes from './catalogue/quizzes.ts'
import * as localCheckout from './selling/local-checkout.ts'
import * as notifications from './notifications/notifications.ts'
import * as partners from './partners/partners.ts'
import * as opening from './core/opening.ts'
import * as packs from './credits/packs.ts'
import * as papers from './selling/papers.ts'
import * as peopleImport from './people/people-import.ts'
import * as pay from './lessons/pay.ts'
import * as payments from './selling/payments.ts'
import * as progress from './learning/progress.ts'
import * as quizAttempts from './learning/quiz-attempts.ts'
import * as ratings from './learning/ratings.ts'
import * as review from './learning/review.ts'
import * as reviewReminder from './learning/review-reminder.ts'
import * as resources from './catalogue/resources.ts'
import * as salesDocuments from './selling/sales-documents.ts'
import * as savedReplies from './messaging/saved-replies.ts'
import * as school from './core/school.ts'
import * as search from './core/search.ts'
import * as securityLog from './core/security-log.ts'
import * as speaking from './speaking/speaking.ts'
import * as speakingTasks from './catalogue/speaking-tasks.ts'
import * as extraSessions from './live-sessions/extra-sessions.ts'
import * as liveSessions from './live-sessions/live-sessions.ts'
import * as sessionFiles from './live-sessions/session-files.ts'
import * as sessionPage from './live-sessions/session-page.ts'
import * as substitutes from './live-sessions/substitutes.ts'
import * as settings from './core/settings.ts'
import * as sharedLessons from './lessons/shared-lessons.ts'
import * as site from './site/site.ts'
import * as statistics from './core/statistics.ts'
import * as system from './core/system.ts'
import * as telegramGroups from './telegram-groups/telegram-groups.ts'
import * as threads from './messaging/threads.ts'
import * as plans from './selling/plans.ts'
import * as player from './learning/player.ts'
import * as replacements from './people/replacements.ts'
import * as shell from './people/shell.ts'
import * as users from './people/users.ts'
import * as waitingList from './selling/waiting-list.ts'

const features = {
  adminLessons,
  announcements,
  auth,
  availability,
  brand,
  byHand,
  calendar,
  certificates,
  campaigns,
  campaignMails,
  changeLog,
  coachCourses,
  coachGroups,
  coachLessons,
  coachWeek,
  coaches,
  coachAway,
  coachProfile,
  contact,
  courseDashboard,
  courseTypes,
  courses,
  dashboards,
  departures,
  dev,
  disputes,
  groupMessages,
  guestSeats,
  habit,
  holidays,
  images,
  inbox,
  learnerDashboard,
  learnerPage,
  learnerWork,
  lessonSettings,
  lessonDoor,
  lessonFigures,
  lessonRequests,
  lessons,
  levelTestAttempts,
  levelTests,
  live,
  mailTexts,
  opening,
  mediaLibrary,
  modules,
  moduleQuiz,
  moduleWords,
  moving,
  notifications,
  peopleImport,
  plans,
  player,
  progress,
  quizAttempts,
  ratings,
  review,
  reviewReminder,
  speaking,
  speakingTasks,
  quizOverview,
  quizzes,
  credits,
  enrollments,
  enrollmentsAdmin,
  localCheckout,
  partners,
  packs,
  papers,
  pay,
  payments,
  replacements,
  resources,
  salesDocuments,
  savedReplies,
  school,
  search,
  securityLog,
  liveSessions,
  attendance,
  sessionFiles,
  sessionPage,
  substitutes,
  extraSessions,
  settings,
  sharedLessons,
  site,
  shell,
  statistics,
  system,
  telegramGroups,
  threads,
  users,
  waitingList,
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
