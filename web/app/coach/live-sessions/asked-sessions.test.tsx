import type { SessionRequest } from '@sohbet/contract/live-sessions/substitutes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cleanUpAfterEach, idOf, renderAsked } from '../asked/testing/render-asked.tsx'
import { AskedSessions } from './asked-sessions.tsx'

cleanUpAfterEach()

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
  const requests = [asked('a', 'Camden'), asked('b', 'Brixton'), asked('c', 'Soho')]
  const sent = renderAsked(<AskedSessions requests={requests} />, {
    path: '/api/coach/session-requests/answer',
    reply: { requests: [], results },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Brixton/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Teach 2 sessions' }))
  await screen.findByText('The session is yours. The learners read your name.')
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(sent()).toEqual({ ids: [idOf('a'), idOf('c')], isAccepted: true })
})
