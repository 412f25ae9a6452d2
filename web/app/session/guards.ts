import type { Role } from '@sohbet/domain/account/role'
import type { Session } from '@sohbet/contract/people/auth'
import { redirect } from 'react-router'
import { homePath, loginPath, pathAfterLogin, paths, unauthorizedPath } from '../paths.ts'
import { droppedForRole, getSession, sessionRestored, signedOutBy } from './session.ts'

/** Who came with a role that has no area here is logged out by now, and starts over at the home page. */
async function restoredSession(): Promise<Session | null> {
  await sessionRestored()
  if (droppedForRole()) throw redirect(paths.home)
  return getSession()
}

/** For the loader of an area: lets its own role in and sends everyone else where they belong. */
export async function requireRole(role: Role, request: Request): Promise<void> {
  const session = await restoredSession()
  const { pathname, search } = new URL(request.url)
  // Who logged out in another tab is done; who was cut off comes back to where they were
  const comesBack = pathname !== homePath[role] && signedOutBy() !== 'elsewhere'
  if (!session) throw redirect(comesBack ? loginPath(pathname + search) : paths.login)
  if (session.user.role !== role) throw redirect(unauthorizedPath(pathname + search))
}

/** For the loaders of the log-in page and those beside it: who is logged in already goes on. */
export async function requireVisitor(request: Request): Promise<void> {
  const session = await restoredSession()
  if (!session) return
  throw redirect(pathAfterLogin(session.user.role, new URL(request.url).searchParams.get('next')))
}
