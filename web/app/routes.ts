import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** The account pages, the same in every area. */
const account = (area: string, settings = 'settings') => [
  route('profile', 'account/profile-page.tsx', { id: `${area}-profile` }),
  route(settings, 'account/settings-page.tsx', { id: `${area}-settings` }),
]

/** Conversations: the list, one of them, a new one. */
const messages = (area: string) => [
  route('messages', `${area}/messages/messages-page.tsx`, { id: `${area}-messages` }),
  route('messages/new', `${area}/messages/new-message-page.tsx`, { id: `${area}-new-message` }),
  route('messages/:threadId', `${area}/messages/messages-page.tsx`, { id: `${area}-thread` }),
]

/** Routes without the last parts, so that the module form can report them as missing. */
const modulePages = ['', '/:modeParam', '/:modeParam/:moduleId'].map((rest, given) =>
  route(`courses/modules/:courseTypeId${rest}`, 'admin/modules/module-page.tsx', { id: `module-${given}` }),
)

export default [
  route('debug', 'public/pages/debug-page.tsx'),
  layout('shell/app-layout.tsx', [
    route('login', 'auth/login/login-alias.tsx'),
    layout('auth/auth-layout.tsx', [
      route('auth/login', 'auth/login/login-page.tsx'),
      route('auth/register', 'auth/registration/register-page.tsx'),
      route('auth/verify-email', 'auth/registration/verify-email-page.tsx'),
      route('auth/request-password-reset', 'auth/password/request-password-reset-page.tsx'),
      route('auth/reset-password', 'auth/password/reset-password-page.tsx'),
      route('auth/unsubscribe', 'auth/unsubscribe/unsubscribe-page.tsx'),
      route('unauthorized', 'auth/unauthorized/unauthorized-page.tsx'),
    ]),
    route('leveltest', 'level-test/level-test-page.tsx', { id: 'level-test' }),
    route('learner/takeleveltest', 'level-test/level-test-page.tsx', { id: 'take-level-test' }),
    // A partner's own figures; knowing the URL gives access
    route('partner/:token', 'partner/partner-page.tsx'),
    // The page of the local payment provider; knowing the URL gives access
    route('checkout/:sessionId', 'checkout/checkout-page.tsx'),
    layout('learner/learner-layout.tsx', [
      ...prefix('learner', [
        index('learner/learner-home-page.tsx'),
        route('dashboard', 'learner/learner-dashboard-alias.tsx'),
        route('courses', 'learner/courses/courses-page.tsx', { id: 'learner-courses' }),
        route('course', 'learner/courses/courses-alias.tsx', { id: 'course-alias' }),
        route('course/:courseId', 'learner/course/course-page.tsx'),
        route('resources', 'learner/resources/resources-page.tsx', { id: 'learner-resources' }),
        route('resources/:resourceId', 'learner/resources/resource-page.tsx'),
        route('calendar', 'learner/live-sessions/calendar-page.tsx'),
        route('lessons', 'learner/lessons/lessons-page.tsx', { id: 'learner-lessons' }),
        route('lessons/packs', 'learner/lessons/packs/packs-page.tsx'),
        route('lessons/book', 'learner/lessons/book/book-lesson-page.tsx'),
        route('session/:sessionId', 'learner/live-sessions/live-session-page.tsx'),
        route('enroll', 'learner/courses/courses-alias.tsx', { id: 'enroll-alias' }),
        route('enroll/:courseId', 'learner/enroll/enroll-page.tsx'),
        route('enrollment', 'learner/courses/courses-alias.tsx', { id: 'enrollment-alias' }),
        route('enrollment/success', 'learner/enrollment/success-page.tsx'),
        route('enrollment/cancel', 'learner/enrollment/cancel-page.tsx'),
        route('notifications', 'notifications/notifications-page.tsx', { id: 'learner-notifications' }),
        ...messages('learner'),
        ...account('learner'),
      ]),
    ]),
    layout('coach/coach-layout.tsx', [
      ...prefix('coach', [
        index('coach/coach-home-page.tsx'),
        route('courses/:courseId/sessions', 'coach/live-sessions/course-live-sessions-page.tsx'),
        route('session/:sessionId', 'coach/live-sessions/live-session-page.tsx', { id: 'coach-session' }),
        route('courses', 'coach/courses/courses-page.tsx', { id: 'coach-courses' }),
        route('courses/:courseId', 'coach/courses/roster-page.tsx'),
        route('courses/:courseId/results', 'coach/courses/results-page.tsx'),
        route('courses/:courseId/groups', 'coach/groups/course-groups-page.tsx'),
        route('groups', 'coach/groups/groups-page.tsx'),
        route('courses/:courseId/modules', 'coach/courses/modules-page.tsx', { id: 'coach-modules' }),
        route('courses/:courseId/modules/:moduleId', 'coach/courses/module-page.tsx', { id: 'coach-module' }),
        route('learners/:learnerId', 'coach/learners/learner-page.tsx'),
        route('calendar', 'coach/week/week-page.tsx', { id: 'coach-calendar' }),
        route('lessons', 'coach/lessons/coach-lessons-page.tsx', { id: 'coach-lessons' }),
        route('lessons/pay', 'coach/lessons/pay/own-statement-page.tsx'),
        route('lessons/hours', 'coach/lessons/hours/hours-page.tsx'),
        route('public-page', 'coach/public-page/public-page.tsx'),
        route('statistics', 'coach/statistics/statistics-page.tsx', { id: 'coach-statistics' }),
        route('notifications', 'notifications/notifications-page.tsx', { id: 'coach-notifications' }),
        route('messages/announcements', 'coach/messages/announcements-page.tsx'),
        ...messages('coach'),
        ...account('coach'),
      ]),
    ]),
    layout('admin/admin-layout.tsx', [
      ...prefix('admin', [
        index('admin/admin-home-page.tsx'),
        route('users', 'admin/users/users-page.tsx'),
        route('enrollments', 'admin/enrollments/enrollments-page.tsx'),
        route('lessons', 'admin/lessons/lessons-page.tsx', { id: 'admin-lessons' }),
        route('campaigns', 'admin/campaigns/campaigns-page.tsx'),
        route('level-tests', 'admin/level-tests/level-tests-page.tsx'),
        route('level-tests/edit/:testId', 'admin/level-tests/edit-level-test-page.tsx'),
        route('courses', 'admin/course-dashboard/course-dashboard-page.tsx', { id: 'admin-courses' }),
        route('courses/types', 'admin/course-types/course-types-page.tsx'),
        route('courses/modules', 'admin/modules/modules-page.tsx'),
        route('courses/gaps', 'admin/gaps/gaps-page.tsx'),
        route('courses/media', 'admin/media/media-page.tsx'),
        ...modulePages,
        route('courses/courselist', 'admin/courses/course-list-page.tsx'),
        route('courses/courseform/:mode/:courseId', 'admin/courses/form/course-form-page.tsx'),
        route('coaches', 'admin/coaches/coaches-page.tsx'),
        route('statistics', 'admin/statistics/statistics-page.tsx'),
        route('site', 'admin/site/site-page.tsx'),
        route('site/:page', 'admin/site/edit-site-page.tsx'),
        route('partners', 'admin/partners/partners-page.tsx'),
        route('partners/:partnerId', 'admin/partners/partner-page.tsx'),
        route('quizzes', 'admin/quiz-overview/quizzes-page.tsx'),
        route('resources', 'admin/resources/resources-page.tsx', { id: 'admin-resources' }),
        route('security-log', 'admin/security-log/security-log-page.tsx'),
        route('contact-messages', 'admin/messages/contact-alias.tsx'),
        ...messages('admin'),
        route('mail-texts', 'admin/mail-texts/mail-texts-page.tsx'),
        route('mail-texts/:mail', 'admin/mail-texts/mail-text-page.tsx'),
        route('settings', 'admin/settings/school-settings-page.tsx'),
        route('lessons/hours', 'admin/lessons/hours/coach-hours-page.tsx'),
        route('lessons/hours/:coachId', 'admin/lessons/hours/edit-hours-page.tsx'),
        route('lessons/utilisation', 'admin/lessons/figures/utilisation-page.tsx'),
        route('lessons/credits', 'admin/lessons/figures/credits-page.tsx'),
        route('lessons/pay', 'admin/lessons/pay/pay-page.tsx'),
        route('lessons/pay/:coachId', 'admin/lessons/pay/statement-page.tsx'),
        route('lessons/packs', 'admin/lessons/packs/packs-page.tsx', { id: 'sold-packs' }),
        route('settings/lessons', 'admin/settings/lessons/lesson-settings-page.tsx'),
        route('notifications', 'admin/announcements/admin-notifications-page.tsx'),
        ...account('admin', 'account-settings'),
      ]),
    ]),
  ]),
  route('*', 'shell/elsewhere.tsx'),
] satisfies RouteConfig
