import type { Role } from '@sohbet/domain/account/role'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'

/** Where a user lands after log-in. */
export const homePath: Record<Role, string> = { learner: '/learner', coach: '/coach', admin: '/admin' }

/** Where a user finds their own account. */
export const profilePath: Record<Role, string> = {
  learner: '/learner/profile',
  coach: '/coach/profile',
  admin: '/admin/profile',
}
/** The admin's /admin/settings is about the school. */
export const settingsPath: Record<Role, string> = {
  learner: '/learner/settings',
  coach: '/coach/settings',
  admin: '/admin/account-settings',
}

/** Where all is that somebody was told. */
export const notificationsPath: Record<Role, string> = {
  learner: '/learner/notifications',
  coach: '/coach/notifications',
  admin: '/admin/notifications',
}

/** Conversations, by area. */
export const messagesPath: Record<Role, string> = {
  learner: '/learner/messages',
  coach: '/coach/messages',
  admin: '/admin/messages',
}
export const threadPath = (area: Role, threadId: string): string => `${messagesPath[area]}/${threadId}`

/** A new message; `to` is a user's id or 'school'. What is given is filled in. */
export const newMessagePath = (
  area: Role,
  letter: { to?: string; subject?: string; text?: string } = {},
): string => {
  const search = new URLSearchParams(letter).toString()
  return `${messagesPath[area]}/new${search && `?${search}`}`
}

/** Where things are. Screens link through these names. */
export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  verifyEmail: '/auth/verify-email',
  requestPasswordReset: '/auth/request-password-reset',
  /** Where the public pages' join buttons lead. */
  join: '/auth/register',
  unauthorized: '/unauthorized',
  learner: homePath.learner,
  levelTest: '/leveltest',
  coach: homePath.coach,
  admin: homePath.admin,
  adminUsers: '/admin/users',
  adminSecurityLog: '/admin/security-log',
} as const

/** The public pages by their names, which are their Turkish paths too; the English ones stand under /en. */
export const publicPages = [
  '/',
  '/about',
  '/howitworks',
  '/courses',
  '/pricing',
  '/contact',
  '/faq',
  '/creators',
  '/privacy',
  '/imprint',
  '/resources',
] as const
export type PublicPage = (typeof publicPages)[number]

/** Where they all are. */
export const publicPaths: readonly string[] = [
  ...publicPages,
  ...publicPages.map((page) => localPath(page, 'en')),
]

/** Where the build draws what then answers unknown paths; nothing is served there. */
export const notFoundPath: Record<Language, string> = { tr: '/404', en: '/en/404' }

/** Pages that are complete HTML at build time. */
export const prerendered: readonly string[] = [...publicPaths, ...Object.values(notFoundPath)]

/** Where a plan's button leads; the plan travels on through the auth pages. */
export const planPath = (plan: Plan): string => `${paths.join}?${new URLSearchParams({ plan })}`

/** A public page has one name, '/' or '/faq', and one path a language. */
export function localPath(page: string, language: Language): string {
  if (language === 'tr') return page
  return page === '/' ? '/en' : `/en${page}`
}

/** Public pages say their language in the path; elsewhere the user's choice counts. */
export function languageOfPath(pathname: string): Language | null {
  if (/^\/(auth|unauthorized|login|leveltest|checkout|learner|coach|admin)(\/|$)/.test(pathname)) return null
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'tr'
}

/** The log-in page, remembering where the visitor wanted to go. */
export const loginPath = (next: string): string => `${paths.login}?${new URLSearchParams({ next })}`

/** The alert page, told which path was asked for. */
export const unauthorizedPath = (from: string): string =>
  `${paths.unauthorized}?${new URLSearchParams({ from })}`

/** A path of our own as the browser would follow it, or nothing when it leads elsewhere. */
export function ownPath(path: string | null): URL | undefined {
  const here = 'http://here.invalid'
  // Resolving undoes tricks like '/learner/../admin' and '//evil.test'
  const url = path && URL.canParse(path, here) ? new URL(path, here) : undefined
  // '/admin/..//evil.test' resolves to '//evil.test', which is another host once it stands alone
  return url?.origin === here && !url.pathname.startsWith('//') ? url : undefined
}

/** Where a user goes after log-in: the page they asked for if it is in their own area, else their home. */
export function pathAfterLogin(role: Role, next: string | null): string {
  const home = homePath[role]
  const url = ownPath(next)
  if (!url) return home
  const isInArea =
    url.pathname === home ||
    url.pathname.startsWith(`${home}/`) ||
    // The learner's own too, though it stands outside their area
    (role === 'learner' && url.pathname === paths.levelTest)
  return isInArea ? url.pathname + url.search + url.hash : home
}
