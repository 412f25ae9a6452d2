import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { aLearnerSession } from '../testing/enrollment.ts'
import LessonsPage from './lessons-page.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const lesson = (hours: number) => ({
  id: '0190a3c4-0000-7000-8000-0000000000f2',
  kind: 'private',
  coach: { id: '0190a3c4-0000-7000-8000-0000000000f3', name: 'Oliver Hart', photo: null },
  startsAt: inHours(hours),
  endsAt: inHours(hours + 0.5),
  opensAt: inHours(hours - 1 / 6),
  freeUntil: inHours(hours - 12),
  state: 'upcoming',
  status: 'booked',
  outcome: null,
  wish: 'My holidays',
  partners: [],
  topic: '',
  isBooker: true,
  search: null,
  isAsked: false,
  rating: null,
  feedback: null,
})

const credits = (usable: number) => ({
  balance: usable,
  extraGroups: 0,
  usable: { credits: usable, extraGroups: 0 },
  frozen: { credits: 0, extraGroups: 0 },
  lots: [],
  entries: [],
})

const cancelCall = `POST /api/lessons/${lesson(20).id}/cancel`

const show = (upcoming: object[], usable = 4) =>
  serve({
    'GET /api/credits/mine': Response.json(credits(usable)),
    'GET /api/lessons/mine': Response.json({ upcoming, past: [] }),
    [cancelCall]: Response.json({
      ...lesson(20),
      status: 'cancelled',
      state: 'cancelled',
    }),
  })

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => leaveSession())

it('a lesson in time is cancelled with its credit', async () => {
  const calls = show([lesson(20)])
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Your credit comes back')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the lesson' }))
  await waitFor(() => expect(calls).toContainEqual({ call: cancelCall, body: { isLossAccepted: false } }))
})

it('a late cancellation says before the tap that the credit is gone, and a late lesson cannot be moved', async () => {
  show([lesson(5)])
  renderScreen(<LessonsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('your credit does not come back')
  expect(screen.queryByRole('link', { name: 'Move' })).toBeNull()
})

it('without credits the way leads to the courses', async () => {
  show([], 0)
  renderScreen(<LessonsPage />)
  expect(await screen.findByRole('link', { name: 'See the courses' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Book a lesson' })).toBeNull()
})
