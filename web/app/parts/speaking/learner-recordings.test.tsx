import type { LearnerRecording } from '@sohbet/contract/speaking/speaking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { LearnerRecordings } from './learner-recordings.tsx'

const [learnerId, id] = ['0190a3c4-0000-7000-8000-000000000001', '0190a3c4-0000-7000-8000-000000000002']
const voice = { url: '/api/speaking/files/a.webm?expires=1&signature=x', seconds: 12 }
const recording: LearnerRecording = {
  id,
  attempt: 1,
  sentAt: '2026-11-18T09:00:00.000Z',
  seconds: 12,
  voice,
  module: { id: learnerId, name: 'Small talk' },
  kind: 'answer',
  text: 'What did you do?',
  feedback: {
    text: 'Good rhythm',
    voice: null,
    rubric: { clear: 3, flow: 2, words: 4, grammar: 1 },
    coach: null,
    answeredAt: '2026-11-18T19:00:00.000Z',
  },
}
const list = `GET /api/speaking/learners/${learnerId}`
const openIt = `POST /api/speaking/recordings/${id}/open`

afterEach(() => vi.unstubAllGlobals())

it('plays recordings for a coach, with their feedback', async () => {
  serve({ [list]: Response.json([recording]) })
  renderScreen(<LearnerRecordings learnerId={learnerId} />)
  expect(await screen.findByText('Good rhythm')).toBeDefined()
  expect(screen.getByText(/A former coach answered/)).toBeDefined()
  expect(document.querySelector('audio')?.getAttribute('src')).toBe(voice.url)
})

it('opens a recording for an admin only with a reason', async () => {
  const closed = { ...recording, voice: null }
  const calls = serve({
    [list]: Response.json([closed]),
    [openIt]: Response.json({ voice, feedback: null }),
  })
  renderScreen(<LearnerRecordings learnerId={learnerId} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Open with a reason' }))
  expect(document.querySelector('audio')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('A reason is required')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A complaint' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(document.querySelector('audio')?.getAttribute('src')).toBe(voice.url))
  expect(calls.at(-1)).toEqual({ call: openIt, body: { reason: 'A complaint' } })
})
