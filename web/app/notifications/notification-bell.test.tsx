import type { Notification } from '@sohbet/contract/notifications/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { refusal, serve } from '../ui/testing/serve.ts'
import { NotificationBell } from './notification-bell.tsx'

const idOf = (place: number) => `0190a3c4-0000-7000-8000-00000000000${place}`
const unread = 'GET /api/shell'
const list = 'GET /api/notifications?pageSize=10'
const aNotification = (place: number, changes: Partial<Notification> = {}): Notification => ({
  id: idOf(place),
  createdAt: '2026-03-02T08:00:00.000Z',
  readAt: null,
  notice: { kind: 'enrolled', courseId: idOf(9), course: 'Street English' },
  ...changes,
})
const spoken = (place: number): Notification =>
  aNotification(place, {
    notice: {
      kind: 'announcement',
      title: { tr: 'Bahar', en: '' },
      text: { tr: 'Kayıtlar açıldı.', en: '' },
    },
  })
const counted = (notifications: number) => () =>
  Response.json({ user: aSession().user, unread: { notifications, messages: 0 } })
const listed =
  (...data: Notification[]) =>
  () =>
    Response.json({ data, totalCount: data.length })

const ring = (name: string | RegExp) => screen.findByRole('button', { name })
const opened = async (name: string | RegExp) => {
  fireEvent.click(await ring(name))
  return within(await screen.findByRole('dialog'))
}

beforeEach(() => startSession(aSession()))
afterEach(() => vi.unstubAllGlobals())

it('counts and lists notifications, and marks one as read on a click', async () => {
  const all = [aNotification(1), spoken(2)]
  const calls = serve({
    [unread]: () => counted(all.filter(({ readAt }) => !readAt).length)(),
    [list]: () => Response.json({ data: all, totalCount: all.length }),
    [`POST /api/notifications/${idOf(2)}/read`]: () => {
      all[1] = { ...spoken(2), readAt: '2026-03-02T09:00:00.000Z' }
      return Response.json(all[1])
    },
  })
  renderScreen(<NotificationBell area="learner" />)
  const bell = await opened('Notifications, 2 unread')
  const link = await bell.findByRole('link', { name: /You are enrolled/ })
  expect(link.getAttribute('href')).toBe(`/learner/course/${idOf(9)}`)
  // Without a link and without English text it shows the Turkish text
  fireEvent.click(bell.getByRole('button', { name: /Bahar.*Kayıtlar açıldı\./ }))
  await waitFor(() => expect(bell.queryByRole('button', { name: /Bahar/ })).toBeNull())
  expect(bell.getByText('Bahar')).toBeTruthy()
  expect(await ring('Notifications, 1 unread')).toBeTruthy()
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

it('shows 99 at most', async () => {
  serve({ [unread]: counted(120), [list]: listed() })
  renderScreen(<NotificationBell area="coach" />)
  await ring('Notifications, 120 unread')
  expect(screen.getByText('99+')).toBeTruthy()
})

it('shows an empty state, and retries after a failure', async () => {
  let fails = true
  serve({
    [unread]: counted(0),
    [list]: () => (fails ? refusal(500, 'INTERNAL', 'Something went wrong') : listed()()),
  })
  renderScreen(<NotificationBell area="admin" />)
  const bell = await opened('Notifications')
  const again = await bell.findByRole('button', { name: 'Try again' })
  fails = false
  fireEvent.click(again)
  expect(await bell.findByText('Nothing has happened yet')).toBeTruthy()
  expect(bell.getByRole('link', { name: 'See all notifications' }).getAttribute('href')).toBe(
    '/admin/notifications',
  )
})

it('does not count messages, yet marks them as read, and says how many more notifications there are', async () => {
  const message = aNotification(1, {
    notice: { kind: 'message', threadId: idOf(3), from: 'Ada' },
  })
  serve({ [unread]: counted(0), [list]: () => Response.json({ data: [message], totalCount: 16 }) })
  renderScreen(<NotificationBell area="coach" />)
  const bell = await opened('Notifications')
  await bell.findByRole('button', { name: 'Mark all as read' })
  expect(bell.getByRole('link', { name: 'See all notifications (15 more)' })).toBeTruthy()
  expect(screen.queryByText(/^\d+$/)).toBeNull()
})
