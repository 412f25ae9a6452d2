import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aStaffLiveSession } from '../../../parts/live-sessions/testing/staff-live-session.ts'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { CourseSessions } from './course-live-sessions.tsx'

const idOf = (last: number) => `0190a3c4-0000-7000-8000-10000000000${last}`
const [courseId, elif, can] = [0, 1, 2].map(idOf)
const coach = (id: string | undefined, username: string) => ({
  id,
  userId: id,
  profilePhoto: null,
  personalSummary: '…',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: true,
  isZoomOnly: false,
  isPublic: false,
  isInvited: false,
  revision: 1,
  user: { username, email: `${username.toLowerCase()}@sohbet.test` },
})
const held = aStaffLiveSession({
  attendedCount: 1,
  record: { coaches: [{ id: elif ?? '', name: 'Elif' }], correction: null },
})

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

it('corrects who taught and how long it took, and shows by whom', async () => {
  let served = held
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      sent.push([url, init.body])
      const correction = { by: 'Admin', at: '2026-03-03T09:00:00.000Z' }
      served = { ...held, duration: 90, record: { coaches: [{ id: can ?? '', name: 'Can' }], correction } }
      return Response.json(served)
    }
    return Response.json(url.endsWith('/sessions') ? [served] : [coach(elif, 'Elif'), coach(can, 'Can')])
  })
  renderScreen(
    <>
      <Toasts />
      <CourseSessions courseId={courseId} />
    </>,
  )
  await screen.findByText(/Taught by Elif/)
  fireEvent.click(screen.getByRole('button', { name: /^Correct:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct what took place' }))
  fireEvent.change(await dialog.findByLabelText('Taught by'), { target: { value: can } })
  fireEvent.change(dialog.getByLabelText('Duration (minutes)'), { target: { value: '90' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save the correction' }))
  await screen.findByText('The record is corrected')
  expect(sent).toEqual([
    [`/api/sessions/${held.id}/record`, JSON.stringify({ coachIds: [can], duration: 90, expected: 3 })],
  ])
  await waitFor(() => expect(screen.getByText(/Taught by Can · Corrected by Admin on/)).toBeDefined())
})

it('names the second coach of the course only when the admin chooses them', async () => {
  const sent: unknown[] = []
  const both = [...(held.record?.coaches ?? []), { id: can ?? '', name: 'Can' }]
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PUT') sent.push(init.body)
    if (!url.endsWith('/sessions') && init?.method !== 'PUT')
      return Response.json([coach(elif, 'Elif'), coach(can, 'Can')])
    const served = { ...held, record: { coaches: both, correction: null } }
    return Response.json(init?.method === 'PUT' ? served : [served])
  })
  renderScreen(<CourseSessions courseId={courseId} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Correct:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct what took place' }))
  fireEvent.change(await dialog.findByLabelText('Duration (minutes)'), { target: { value: '90' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([JSON.stringify({ coachIds: [elif], duration: 90, expected: 3 })])
})

it('offers no correction before the session is recorded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ ...held, record: null }])))
  renderScreen(<CourseSessions courseId={courseId} />)
  await screen.findByRole('button', { name: /^Attendance:/ })
  expect(screen.queryByRole('button', { name: /^Correct:/ })).toBeNull()
})
