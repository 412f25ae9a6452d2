import type { AskedLesson } from '@sohbet/contract/lessons/lesson-requests'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cleanUpAfterEach, idOf, renderAsked } from '../../asked/testing/render-asked.tsx'
import { AskedLessons } from './asked-lessons.tsx'

cleanUpAfterEach()

const asked = (letter: string, ...learners: string[]): AskedLesson => ({
  id: idOf(letter),
  lessonId: idOf(letter),
  kind: 'private',
  startsAt: '2026-03-04T14:30:00Z',
  endsAt: '2026-03-04T15:00:00Z',
  from: 'Oliver',
  learners,
})

/** The server answers with a message for each lesson; null for success. */
const show = (requests: readonly AskedLesson[], messages: readonly (string | null)[]) =>
  renderAsked(<AskedLessons requests={requests} />, {
    path: '/api/coach/lesson-requests/answer',
    reply: {
      requests: { asked: [], own: [] },
      results: messages.map((message, place) => ({ id: requests[place]?.id, message })),
    },
  })

it('shows nothing while no coach asks', () => {
  show([], [])
  expect(screen.queryByRole('heading')).toBeNull()
})

it('names one lesson with its learner and the coach who asks, and takes it', async () => {
  const sent = show([asked('a', 'Elif Demir')], [null])
  expect(screen.getByText('Elif Demir')).toBeDefined()
  expect(screen.getByText(/Oliver/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }))
  await screen.findByText(/is yours/)
  expect(sent()).toEqual({ ids: [idOf('a')], isAccepted: true })
})

it('declines the chosen lessons with one call, and shows why one of them could not be answered', async () => {
  const message = 'This question was answered or withdrawn already'
  const sent = show([asked('a', 'Elif Demir'), asked('b', 'Can Kaya'), asked('c')], [null, null, message])
  fireEvent.click(await screen.findByRole('checkbox', { name: /Can Kaya/ }))
  expect(screen.getByRole('checkbox', { name: /A former learner/ })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Decline 2' }))
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(sent()).toEqual({ ids: [idOf('a'), idOf('c')], isAccepted: false })
})
