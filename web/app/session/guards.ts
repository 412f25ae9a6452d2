import { homePath, type Role } from '@sohbet/domain/account/role'
import { redirect } from 'react-router'
import { loginPath, pathAfterLogin, paths } from '../paths.ts'
import { getSession, sessionRestored } from './session.ts'

/** For the loader of an area: lets its own role in and sends everyone else where they belong. */
export async function requireRole(role: Role, request: Request): Promise<void> {
  await sessionRestored()
  const session = getSession()
  if (!session) {
    const { pathname, search } = new URL(request.url)
    throw redirect(pathname === homePath[role] ? paths.login : loginPath(pathname + search))
  }
  if (session.user.role !== role) throw redirect(paths.unauthorized)
}

/** For the loader of the log-in page: who is logged in already goes on. */
export async function requireVisitor(request: Request): Promise<void> {
  await sessionRestored()
  const session = getSession()
  if (!session) return
  throw redirect(pathAfterLogin(session.user.role, new URL(request.url).searchParams.get('next')))
}
