import { homePath, type Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'

/** Where things are. Screens link through these names. */
export const paths = {
  home: '/',
  login: '/auth/login',
  unauthorized: '/unauthorized',
  learner: homePath.learner,
  coach: homePath.coach,
  admin: homePath.admin,
  adminUsers: '/admin/users',
} as const

/** Pages that are complete HTML at build time. */
export const prerendered = ['/', '/en', '/404'] as const

/** Public pages say their language in the path; elsewhere the user's choice counts. */
export function languageOfPath(pathname: string): Language | null {
  if (/^\/(auth|unauthorized|login|learner|coach|admin)(\/|$)/.test(pathname)) return null
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'tr'
}

/** The log-in page, remembering where the visitor wanted to go. */
export const loginPath = (next: string): string => `${paths.login}?${new URLSearchParams({ next })}`

/** Where a user goes after log-in: the page they asked for if it is in their own area, else their home. */
export function pathAfterLogin(role: Role, next: string | null): string {
  const home = homePath[role]
  if (!next) return home
  // Resolving undoes tricks like '/learner/../admin' before the area is compared
  const here = 'http://here.invalid'
  const url = URL.canParse(next, here) ? new URL(next, here) : undefined
  if (url?.origin !== here) return home
  const isInArea = url.pathname === home || url.pathname.startsWith(`${home}/`)
  return isInArea ? url.pathname + url.search + url.hash : home
}
