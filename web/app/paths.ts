import type { Role } from '@sohbet/domain/account/role'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { localPath, publicPages } from '@sohbet/domain/site/public-path'

/** A user's home after log-in. */
export const homePath: Record<Role, string> = { learner: '/learner', coach: '/coach', admin: '/admin' }

/** The page of the user's own account. */
export const profilePath: Record<Role, string> = {
  learner: '/learner/profile',
  coach: '/coach/profile',
  admin: '/admin/profile',
}
/** /admin/settings is about the school, so an admin's own settings have another path. */
export const settingsPath: Record<Role, string> = {
  learner: '/learner/settings',
  coach: '/coach/settings',
  admin: '/admin/account-settings',
}

/** The packs of credits of a learner. */
export const packsPath = `${homePath.learner}/lessons/packs`

/** The list of notifications. */
export const notificationsPath: Record<Role, string> = {
  learner: '/learner/notifications',
  coach: '/coach/notifications',
  admin: '/admin/notifications',
}

/** What a coach knows of a learner. */
export const coachLearnerPath = (userId: string): string => `${homePath.coach}/learners/${userId}`

/** The conversations of each area. */
export const messagesPath: Record<Role, string> = {
  learner: '/learner/messages',
  coach: '/coach/messages',
  admin: '/admin/messages',
}
export const threadPath = (area: Role, threadId: string): string => `${messagesPath[area]}/${threadId}`

/** A new message; `to` is a user's id or 'school'. Given values fill the form. */
export const newMessagePath = (
  area: Role,
  letter: { to?: string; subject?: string; text?: string } = {},
): string => {
  const search = new URLSearchParams(letter).toString()
  return `${messagesPath[area]}/new${search && `?${search}`}`
}

/** Paths of the product. Screens link through these names. */
export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  requestPasswordReset: '/auth/request-password-reset',
  /** Target of the public pages' join buttons. */
  join: '/auth/register',
  unauthorized: '/unauthorized',
  learner: homePath.learner,
  availableCourses: `${homePath.learner}/courses#available`,
  levelTest: '/leveltest',
  coach: homePath.coach,
  admin: homePath.admin,
  adminUsers: '/admin/users',
  adminSecurityLog: '/admin/security-log',
} as const

/** The paths of all public pages. */
export const publicPaths: readonly string[] = [
  ...publicPages,
  ...publicPages.map((page) => localPath(page, 'en')),
]

/** No link leads there: the server sends it at all public paths until the school opens. */
export const openingPath = '/opening'

/** The page of partner links. The server fills in the partner and serves it at /r/CODE. */
export const partnerLinkPath: Record<Language, string> = { tr: '/r', en: '/en/r' }

/** Target of a plan's button; the plan travels on through the auth pages. */
export const planPath = (plan: Plan): string => `${paths.join}?${new URLSearchParams({ plan })}`

/** The public page of a course that can be joined. */
export const coursePath = (slug: string, language: Language): string =>
  localPath(`/courses/${slug}`, language)
/** The public page of a coach. */
export const coachPath = (slug: string, language: Language): string => localPath(`/coaches/${slug}`, language)

/** The wizard that enrols a learner in a course. */
export const enrollPath = (courseId: string): string => `${homePath.learner}/enroll/${courseId}`

/** The course of a path of the wizard; undefined for other paths. */
export const courseOfEnrollPath = (path: string | null): string | undefined =>
  /^\/learner\/enroll\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(path ?? '')?.[1]

/** The level test for a learner who wants to join a course; its result leads back to the wizard. */
export const levelTestFor = (courseId: string): string =>
  `${paths.levelTest}?${new URLSearchParams({ next: enrollPath(courseId) })}`

/** Target of "join this group": the auth pages pass the course and the plan on; a signed-in learner goes there at once. */
export const joinCoursePath = (courseId: string, plan?: Plan): string =>
  `${paths.join}?${new URLSearchParams({ ...(plan && { plan }), next: enrollPath(courseId) })}`

/** Registration in the same visit, without anything stored. */
export const partnerPath = (partner: string): string => `${paths.join}?partner=${partner}`

/** Where admins manage partners. */
export const partnersPath = '/admin/partners'
/** The form of a new partner, filled in from an application. */
export const newPartnerPath = (applicant: { name: string; email: string }): string =>
  `${partnersPath}?new&${new URLSearchParams(applicant)}`

/** The log-in page with the requested path. */
export const loginPath = (next: string): string => `${paths.login}?${new URLSearchParams({ next })}`

/** The alert page with the requested path. */
export const unauthorizedPath = (from: string): string =>
  `${paths.unauthorized}?${new URLSearchParams({ from })}`

/** A path of our own as the browser would follow it, or undefined when it leads elsewhere. */
export function ownPath(path: string | null): URL | undefined {
  const here = 'http://here.invalid'
  // Resolving undoes tricks like '/learner/../admin' and '//evil.test'
  const url = path && URL.canParse(path, here) ? new URL(path, here) : undefined
  // '/admin/..//evil.test' resolves to '//evil.test', which is another host
  return url?.origin === here && !url.pathname.startsWith('//') ? url : undefined
}

/** Where a user goes after log-in: the requested page if it is in their area, else their home. */
export function pathAfterLogin(role: Role, next: string | null): string {
  const home = homePath[role]
  const url = ownPath(next)
  if (!url) return home
  const isInArea =
    url.pathname === home ||
    url.pathname.startsWith(`${home}/`) ||
    // The level test belongs to learners, although it is outside their area
    (role === 'learner' && url.pathname === paths.levelTest)
  return isInArea ? url.pathname + url.search + url.hash : home
}
