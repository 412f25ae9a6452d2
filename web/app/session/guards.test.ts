import { beforeEach, expect, it, vi } from 'vitest'
import { checkedIdentity, guardedIdentity, requireRole, requireVisitor } from './guards.ts'
import { endSession, getSession, leaveSession, rereadSession, signedOutBy, startSession } from './session.ts'
import { serve } from '../ui/testing/serve.ts'
import { aSession } from './testing/session.ts'

// A stored session needs the browser's key
const keys = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (name: string) => keys.get(name),
  update: async (name: string, change: (old: unknown) => unknown) =>
    void keys.set(name, change(keys.get(name))),
}))

const at = (path: string) => new Request(new URL(path, 'http://localhost'))

/** Where a guard redirects, or undefined when it lets the visitor in. */
async function sentTo(guard: Promise<void>): Promise<string | null | undefined> {
  try {
    await guard
    return undefined
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
}

beforeEach(leaveSession)

it('remembers for whom it opened the screen, although another tab logs out right after', async () => {
  await startSession(aSession({ role: 'admin' }))
  await requireRole('admin', at('/admin'))
  expect(checkedIdentity()).toBe(guardedIdentity())
  localStorage.clear()
  await rereadSession()
  expect(guardedIdentity()).toBeUndefined()
  expect(checkedIdentity()).toContain('admin')
})

it('redirects a visitor to the log-in page with the requested path', async () => {
  expect(await sentTo(requireRole('admin', at('/admin/users?pageIndex=1')))).toBe(
    '/auth/login?next=%2Fadmin%2Fusers%3FpageIndex%3D1',
  )
  expect(await sentTo(requireRole('admin', at('/admin')))).toBe('/auth/login')
})

it('keeps the requested path after a refused session, not after a log-out in another tab', async () => {
  await startSession(aSession({ role: 'admin' }))
  endSession()
  expect(signedOutBy()).toBe('refused')
  expect(await sentTo(requireRole('admin', at('/admin/users')))).toBe('/auth/login?next=%2Fadmin%2Fusers')

  await startSession(aSession({ role: 'admin' }))
  expect(signedOutBy()).toBeUndefined()
  localStorage.clear()
  await rereadSession()
  expect(signedOutBy()).toBe('elsewhere')
  expect(await sentTo(requireRole('admin', at('/admin/users')))).toBe('/auth/login')

  await startSession(aSession({ role: 'admin' }))
  leaveSession()
  expect(signedOutBy()).toBeUndefined()
})

it('lets a role into its own area and redirects it from another to /unauthorized with that path', async () => {
  await startSession(aSession({ role: 'coach' }))
  expect(await sentTo(requireRole('coach', at('/coach')))).toBeUndefined()
  expect(await sentTo(requireRole('admin', at('/admin/users?pageIndex=1')))).toBe(
    '/unauthorized?from=%2Fadmin%2Fusers%3FpageIndex%3D1',
  )
})

it('redirects a logged-in user from the log-in page to their home', async () => {
  expect(await sentTo(requireVisitor(at('/auth/login')))).toBeUndefined()
  await startSession(aSession({ role: 'admin' }))
  expect(await sentTo(requireVisitor(at('/auth/login')))).toBe('/admin')
  expect(await sentTo(requireVisitor(at('/auth/login?next=%2Fadmin%2Fusers')))).toBe('/admin/users')
  expect(await sentTo(requireVisitor(at('/auth/login?next=%2Flearner')))).toBe('/admin')
})

it('saves the plan that a signed-in learner chose, and redirects to the courses', async () => {
  const session = aSession()
  const leveltest = { level: 'A2' as const, score: 1900 }
  await startSession({ ...session, user: { ...session.user, leveltest } })
  const calls = serve({
    [`PATCH /api/users/${session.user.id}`]: Response.json({ ...session.user, leveltest, plan: 'super' }),
  })
  expect(await sentTo(requireVisitor(at('/auth/register?plan=super')))).toBe('/learner/courses#available')
  expect(calls[0]?.body).toEqual({ plan: 'super' })
  expect(getSession()?.user.plan).toBe('super')
  // Saved already
  expect(await sentTo(requireVisitor(at('/auth/register?plan=super')))).toBe('/learner/courses#available')
  expect(calls).toHaveLength(1)
  expect(await sentTo(requireVisitor(at('/auth/register?plan=gold')))).toBe('/learner')
  vi.unstubAllGlobals()
})

it('redirects a learner without a level to the home, also when the plan could not be saved', async () => {
  await startSession(aSession())
  serve({})
  expect(await sentTo(requireVisitor(at('/auth/register?plan=premium')))).toBe('/learner')
  vi.unstubAllGlobals()
})

it('logs out a user with an unknown role and redirects to the home page', async () => {
  const session = aSession()
  await startSession({ ...session, user: { ...session.user, role: JSON.parse('"owner"') } })
  await rereadSession()
  expect(await sentTo(requireVisitor(at('/auth/login')))).toBe('/')
  expect(await sentTo(requireVisitor(at('/auth/login')))).toBeUndefined()
})
