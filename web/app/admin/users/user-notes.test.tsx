import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { UserNotes } from './user-notes.tsx'

const userId = '0190a3c4-0000-7000-8000-0000000000f3'
const note = {
  id: '0190a3c4-0000-7000-8000-0000000000f4',
  text: 'Likes football',
  author: 'Oliver',
  isOwn: false,
  createdAt: '2026-11-02T10:00:00.000Z',
}
const learner = {
  userId,
  username: 'Elif Demir',
  level: 'B1',
  levelScore: 1240,
  isLessonsOnly: false,
  mayWrite: true,
  threadId: null,
  work: null,
  courses: [],
  quizzes: [],
  lessons: [],
  notes: [note],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('loads the notes of the staff when the admin opens them, and adds one', async () => {
  const [get, post] = [`GET /api/coach/learners/${userId}`, `POST /api/coach/learners/${userId}/notes`]
  const calls = serve({
    [get]: () => Response.json(learner),
    [post]: () => Response.json({ ...note, isOwn: true }, { status: 201 }),
  })
  renderScreen(<UserNotes userId={userId} />)
  expect(calls).toEqual([])
  const details = screen.getByText('Notes of the staff').closest('details')
  if (!details) throw new Error('the notes are not folded')
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByText('Likes football')).toBeDefined()
  expect(screen.getByText(/^Oliver ·/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Called us' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the note' }))
  await waitFor(() => expect(calls.find(({ call }) => call === post)?.body).toEqual({ text: 'Called us' }))
})
