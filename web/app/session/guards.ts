import type { Role } from '@sohbet/domain/account/role'
import type { Session } from '@sohbet/contract/people/auth'
import { redirect } from 'react-router'
import { homePath, loginPath, pathAfterLogin, paths, unauthorizedPath } from '../paths.ts'
import { chosenPlan, savePlan } from './chosen-plan.ts'
import { droppedForRole, getSession, sessionRestored, signedOutBy } from './session.ts'

/** What the guards depend on; undefined for a visitor. */
export function guardedIdentity(): string | undefined {
  const user = getSession()?.user
  return user && `${user.id} ${user.role}`
}

let lastChecked: { identity: string | undefined } | undefined

/** The identity for which a guard let the current screen open. */
export const checkedIdentity = () => (lastChecked ? lastChecked.identity : guardedIdentity())

/** A user with an unknown role was logged out and starts over at the home page. */
async function restoredSession(): Promise<Session | null> {
  await sessionRestored()
  if (droppedForRole()) throw redirect(paths.home)
  lastChecked = { identity: guardedIdentity() }
  return getSession()
}

/** Loader guard of an area: lets its role in and redirects everyone else. */
export async function requireRole(role: Role, request: Request): Promise<void> {
  const session = await restoredSession()
  const { pathname, search } = new URL(request.url)
  // After a log-out in another tab the path is dropped; after a refused session the user returns to it
  const comesBack = pathname !== homePath[role] && signedOutBy() !== 'elsewhere'
  if (!session) throw redirect(comesBack ? loginPath(pathname + search) : paths.login)
  if (session.user.role !== role) throw redirect(unauthorizedPath(pathname + search))
}

/** Loader guard of the log-in pages: redirects a logged-in user. A plan that a learner chose is saved first. */
export async function requireVisitor(request: Request): Promise<void> {
  const session = await restoredSession()
  if (!session) return
  const { searchParams } = new URL(request.url)
  const { user } = session
  const next = searchParams.get('next')
  const plan = chosenPlan(searchParams)
  if (plan && user.role === 'learner') {
    await savePlan(user, plan)
    // Without a level the home comes first, because it leads to the level test
    if (user.leveltest && !next) throw redirect(paths.availableCourses)
  }
  throw redirect(pathAfterLogin(user.role, next))
}
