import type { SessionRequest } from '@sohbet/contract/learning/substitutes'
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { AskedSessions } from './asked-sessions.tsx'

afterEach(() => {
  cleanup()
  notifications.clean()
  vi.unstubAllGlobals()
})

const idOf = (letter: string) => `0190a3c4-0000-7000-8000-${letter.repeat(12)}`
const asked = (letter: string, courseName: string): SessionRequest => ({
  id: idOf(letter),
  sessionId: `${idOf(letter)}_20260302T2100`,
  courseName,
  startsAt: '2026-03-02T18:00:00Z',
  endsAt: '2026-03-02T19:00:00Z',
  from: 'Elif',
  seatCount: 4,
})

it('answers the chosen sessions with one call, and shows why one of them could not be taken', async () => {
  const message = 'The coach is not free at this time'
  const results = [
    { id: idOf('a'), message },
    { id: idOf('c'), message: null },
  ]
  const calls = serve({
    'POST /api/coach/session-requests/answer': () => Response.json({ requests: [], results }),
  })
  renderScreen(
    <>
      <AskedSessions requests={[asked('a', 'Camden'), asked('b', 'Brixton'), asked('c', 'Soho')]} />
      <Toasts />
    </>,
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: /Brixton/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Teach 2 sessions' }))
  await screen.findByText('The session is yours. The learners read your name.')
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ids: [idOf('a'), idOf('c')],
    isAccepted: true,
  })
})
