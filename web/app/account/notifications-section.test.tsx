import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { choosableKinds } from '@sohbet/domain/notification/kinds'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { NotificationsSection } from './notifications-section.tsx'

const fetching = vi.fn<(url: string, init: RequestInit) => Response>()
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetching(url, init))
})
afterEach(() => {
  leaveSession()
  fetching.mockReset()
  vi.unstubAllGlobals()
})

it('the mail of a learner is chosen under folded headings, which count what is on', async () => {
  await startSession(aSession())
  const kinds = choosableKinds('learner')
  const choices = (...mailed: string[]) => kinds.map((kind) => ({ kind, isMailed: mailed.includes(kind) }))
  fetching.mockImplementation((_, { method }) =>
    Response.json(method === 'GET' ? choices('message') : choices('message', 'announcement')),
  )
  renderScreen(<NotificationsSection />)
  const heading = await screen.findByText('Messages and groups')
  expect(heading.textContent).toBe('Messages and groups1 of 3 by mail')
  const groups = screen.getAllByRole('group')
  expect(groups.flatMap((group) => within(group).getAllByRole('switch'))).toHaveLength(kinds.length)
  expect(groups.some((group) => group.hasAttribute('open'))).toBe(false)
  fireEvent.click(screen.getByRole('switch', { name: 'Announcement' }))
  await waitFor(() => expect(heading.textContent).toBe('Messages and groups2 of 3 by mail'))
})
