import type { AskedLesson } from '@sohbet/contract/lessons/lesson-requests'
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { AskedLessons } from './asked-lessons.tsx'

afterEach(() => {
  cleanup()
  notifications.clean()
  vi.unstubAllGlobals()
})

const idOf = (letter: string) => `0190a3c4-0000-7000-8000-${letter.repeat(12)}`
const asked = (letter: string, ...learners: string[]): AskedLesson => ({
  id: idOf(letter),
  lessonId: idOf(letter),
  kind: 'private',
  startsAt: '2026-03-04T14:30:00Z',
  endsAt: '2026-03-04T15:00:00Z',
  from: 'Oliver',
  learners,
})

/** Answers `POST` with a message for each lesson; null for success. */
function show(requests: readonly AskedLesson[], messages: readonly (string | null)[]) {
  const results = messages.map((message, place) => ({ id: requests[place]?.id, message }))
  const calls = serve({
    'POST /api/coach/lesson-requests/answer': () =>
      Response.json({ requests: { asked: [], own: [] }, results }),
  })
  renderScreen(
    <>
      <AskedLessons requests={requests} />
      <Toasts />
    </>,
  )
  return () => calls.find(({ call }) => call.startsWith('POST'))?.body
}

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
