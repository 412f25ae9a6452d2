import { announcementRoutes } from './announcements/announcement.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { certificateRoutes } from './certificates/certificate.routes.ts'
import { changeLogRoutes } from './change-log/change-log.routes.ts'
import { campaignMailRoutes } from './campaign-mails/campaign-mail.routes.ts'
import { cancellationRoutes } from './cancellations/cancellation.routes.ts'
import { coachCourseRoutes } from './coach-courses/coach-course.routes.ts'
import { coachGroupRoutes } from './coach-courses/groups/coach-group.routes.ts'
import { learnerPageRoutes } from './coach-courses/learners/learner-page.routes.ts'
import { coachProfileRoutes } from './coach-profile/coach-profile.routes.ts'
import { coachRoutes } from './coaches/coach.routes.ts'
import { personalDataRoutes } from './composition/personal-data/personal-data.routes.ts'
import { creditRoutes } from './credits/credit.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { courseTypeRoutes } from './course-types/course-type.routes.ts'
import { courseRoutes } from './courses/course.routes.ts'
import { dashboardRoutes } from './dashboards/dashboard.routes.ts'
import { departureRoutes } from './departures/departure.routes.ts'
import { devRoutes } from './dev/mailbox.routes.ts'
import { campaignRoutes } from './campaigns/campaign.routes.ts'
import { byHandRoutes } from './enrollments/by-hand/by-hand.routes.ts'
import { enrollmentRoutes } from './enrollments/enrollment.routes.ts'
import { habitRoutes } from './habit/habit.routes.ts'
import { imageRoutes } from './images/image.routes.ts'
import { learnerDashboardRoutes } from './learner-dashboard/learner-dashboard.routes.ts'
import { attemptRoutes } from './level-test-attempts/attempt.routes.ts'
import { levelTestRoutes } from './level-tests/level-test.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { moduleRoutes } from './modules/module.routes.ts'
import { speakingRoutes } from './speaking/speaking.routes.ts'
import { speakingTaskRoutes } from './speaking-tasks/speaking-task.routes.ts'
import { moduleWordRoutes } from './module-words/module-word.routes.ts'
import { notificationRoutes } from './notifications/notification.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { playerRoutes } from './player/player.routes.ts'
import { quizAttemptRoutes } from './quiz-attempts/quiz-attempt.routes.ts'
import { quizRoutes } from './quizzes/quiz.routes.ts'
import { openingRoutes } from './opening/opening.routes.ts'
import { partnerRoutes } from './partners/partner.routes.ts'
import { paperRoutes } from './receipts/paper.routes.ts'
import { paymentRoutes } from './payments/payment.routes.ts'
import { replacementRoutes } from './replacements/replacement.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { resourceRoutes } from './resources/resource.routes.ts'
import { mediaRoutes } from './media-library/media.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { securityLogRoutes } from './security-log/security-log.routes.ts'
import { adminLessonRoutes } from './lessons/admin/admin-lesson.routes.ts'
import { payRoutes } from './pay/pay.routes.ts'
import { coachAwayRoutes } from './coach-away/coach-away.routes.ts'
import { lessonRequestRoutes } from './lessons/requests/request.routes.ts'
import { packRoutes } from './payments/packs/pack.routes.ts'
import { guestRoutes } from './guests/guest.routes.ts'
import { lessonRoutes } from './lessons/lesson.routes.ts'
import { liveSessionRoutes } from './live-sessions/live-session.routes.ts'
import { sessionFileRoutes } from './live-sessions/session-files.routes.ts'
import { substituteRoutes } from './live-sessions/substitutes/substitute.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { mailTextRoutes } from './mail-texts/mail-text.routes.ts'
import { siteRoutes } from './site/site.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { telegramGroupRoutes } from './telegram-groups/telegram-group.routes.ts'
import { peopleImportRoutes } from './people-import/people-import.routes.ts'
import { userRoutes } from './users/user.routes.ts'
import type { Bind } from './context/context.ts'

export type Feature = (bind: Bind) => void

/** Every feature with calls, in the order of their registration. */
export const allFeatures: readonly Feature[] = [
  authRoutes,
  userRoutes,
  personalDataRoutes,
  securityLogRoutes,
  systemRoutes,
  imageRoutes,
  contactRoutes,
  settingsRoutes,
  openingRoutes,
  mailTextRoutes,
  siteRoutes,
  levelTestRoutes,
  attemptRoutes,
  courseTypeRoutes,
  moduleRoutes,
  quizRoutes,
  moduleWordRoutes,
  speakingTaskRoutes,
  progressRoutes,
  quizAttemptRoutes,
  reviewRoutes,
  habitRoutes,
  playerRoutes,
  speakingRoutes,
  certificateRoutes,
  coachRoutes,
  replacementRoutes,
  coachProfileRoutes,
  courseRoutes,
  departureRoutes,
  adminLessonRoutes,
  lessonRequestRoutes,
  coachAwayRoutes,
  guestRoutes,
  lessonRoutes,
  payRoutes,
  packRoutes,
  liveSessionRoutes,
  sessionFileRoutes,
  substituteRoutes,
  calendarRoutes,
  learnerDashboardRoutes,
  resourceRoutes,
  changeLogRoutes,
  mediaRoutes,
  searchRoutes,
  campaignRoutes,
  byHandRoutes,
  enrollmentRoutes,
  peopleImportRoutes,
  partnerRoutes,
  paymentRoutes,
  paperRoutes,
  cancellationRoutes,
  creditRoutes,
  telegramGroupRoutes,
  liveRoutes,
  notificationRoutes,
  campaignMailRoutes,
  announcementRoutes,
  dashboardRoutes,
  statisticsRoutes,
  coachCourseRoutes,
  coachGroupRoutes,
  learnerPageRoutes,
  messageRoutes,
  devRoutes,
]
