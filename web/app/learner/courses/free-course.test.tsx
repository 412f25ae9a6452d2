import { notifications } from '@mantine/notifications'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import {
  aLearnerSession,
  anEnrollment,
  aPaidSeat,
  aSeat,
  noCredits,
  nothingMine,
} from '../testing/enrollment.ts'
import CoursesPage from './courses-page.tsx'

const having = (seat: ReturnType<typeof aSeat>) => ({
  'GET /api/enrollments/mine': Response.json({ ...nothingMine, enrollments: [seat] }),
  'GET /api/enrollments/available': Response.json([]),
  'GET /api/credits/mine': Response.json(noCredits),
})
const open = () =>
  renderScreen(
    <>
      <CoursesPage />
      <Toasts />
    </>,
  )
const press = (name: string, parent: HTMLElement = document.body) =>
  fireEvent.click(within(parent).getByRole('button', { name }))

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('in a free course', () => {
  it.each(['start', 'change'] as const)(
    'a cancellation does not mention money back: %s',
    async (cancelGround) => {
      const seat = aPaidSeat({ source: 'free', amount: 0, refund: 0, movements: [], cancelGround })
      const cancel = `POST /api/enrollments/${seat.id}/cancel`
      serve({
        ...having(seat),
        [cancel]: Response.json({ ...anEnrollment({ status: 'cancelled' }), refund: 0 }),
      })
      open()
      const until = await screen.findByText(/cancel(?:led)? until 31 December 2089/)
      expect(screen.queryByText(/Basic plan/)).toBeNull()
      press('Cancel enrollment')
      const dialog = await screen.findByRole('dialog')
      expect(dialog.textContent).toContain('Somebody else can have it.')
      for (const { textContent } of [until, dialog])
        expect(textContent).not.toMatch(/money|refund|back|\$|credit/i)
      press('Cancel enrollment', dialog)
      await screen.findByText('Your enrollment is cancelled')
    },
  )

  it('an offered seat is taken without a payment', async () => {
    serve(having(aSeat({ source: 'waiting_list', amount: 0 })))
    open()
    await screen.findByRole('button', { name: 'Take the seat' })
    expect(screen.getByRole('heading', { name: 'Your seat is waiting for you' })).toBeDefined()
    expect(screen.getByText('25 minutes left to take the seat')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})
