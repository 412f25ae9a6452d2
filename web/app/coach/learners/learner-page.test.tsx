import type { LearnerPage as Learner } from '@sohbet/contract/learning/learner-page'
import { aWork } from '../../parts/progress/testing/work.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import LearnerPage from './learner-page.tsx'

const userId = '0190a3c4-0000-7000-8000-0000000000f3'
const noteId = '0190a3c4-0000-7000-8000-0000000000f4'
/** A made-up id. */
const idOf = (last: string) => `0190a3c4-0000-7000-8000-00000000000${last}`
const get = `GET /api/coach/learners/${userId}`

const aLearner = (changes: Partial<Learner> = {}): Learner => ({
  userId,
  username: 'Elif Demir',
  level: 'B1',
  levelScore: 1240,
  isLessonsOnly: false,
  mayWrite: true,
  threadId: null,
  work: aWork(),
  courses: [
    {
      id: '0190a3c4-0000-7000-8000-100000000000',
      name: 'Autumn evenings',
      typeName: 'A1-A2',
      startDate: '2026-09-01',
      endDate: '2026-12-01',
      status: 'ongoing',
      isCancelled: false,
      heldSessions: 12,
      attendedSessions: 9,
      progress: 50,
      lastActiveAt: null,
      isInactive: true,
      modules: [
        { id: idOf('a'), order: 1, name: 'Hello', isDue: true, isCompleted: true, result: 80 },
        { id: idOf('b'), order: 2, name: 'Small talk', isDue: true, isCompleted: false, result: null },
        { id: idOf('c'), order: 3, name: 'Later', isDue: false, isCompleted: false, result: null },
      ],
    },
  ],
  quizzes: [
    {
      moduleId: idOf('a'),
      moduleName: 'Hello',
      completedAt: '2026-11-01T10:00:00.000Z',
      questionCount: 5,
      correctCount: 4,
      wrong: [{ questionId: idOf('d'), question: 'She ___ to work.', answer: 'go', right: 'goes' }],
    },
  ],
  lessons: [],
  notes: [
    {
      id: noteId,
      text: 'Likes football',
      author: 'Oliver',
      isOwn: true,
      createdAt: '2026-11-02T10:00:00.000Z',
    },
    { id: idOf('e'), text: 'Evenings', author: null, isOwn: false, createdAt: '2026-11-01T10:00:00.000Z' },
  ],
  ...changes,
})

const show = (learner: Partial<Learner> | Response, answers = {}) => {
  const calls = serve({
    [get]: learner instanceof Response ? learner : Response.json(aLearner(learner)),
    ...answers,
  })
  renderScreen(
    <Routes>
      <Route path="/coach/learners/:learnerId" element={<LearnerPage />} />
    </Routes>,
    { url: `/coach/learners/${userId}` },
  )
  return calls
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => vi.unstubAllGlobals())

describe('the page of a learner', () => {
  it('shows level, attendance and the modules that the course has reached', async () => {
    show({})
    expect(await screen.findByText(/Level B1 · 1,240 points/)).toBeDefined()
    const courses = await part('Courses')
    expect(courses.getByText('9 of 12 sessions')).toBeDefined()
    expect(courses.getByText('1 of 3')).toBeDefined()
    expect(courses.getByText('Small talk')).toBeDefined()
    expect(courses.queryByText('Later')).toBeNull()
  })

  it('shows what was answered wrong, and what is right', async () => {
    show({})
    const quizzes = await part('Quizzes')
    expect(quizzes.getByText('1 wrong answer')).toBeDefined()
    expect(quizzes.getByText('She ___ to work.')).toBeDefined()
    expect(quizzes.getByText('Answered').nextSibling?.textContent).toBe('go')
    expect(quizzes.getByText('Right answer').nextSibling?.textContent).toBe('goes')
  })

  it('leads to a new message, or to the conversation', async () => {
    show({ threadId: noteId })
    const link = await screen.findByRole('link', { name: 'Write a message' })
    expect(link.getAttribute('href')).toBe(`/coach/messages/${noteId}`)
  })

  it('shows the coach of a lesson neither courses nor quizzes', async () => {
    show({ isLessonsOnly: true, courses: [], quizzes: [] })
    await part('Lessons')
    expect(screen.queryByRole('region', { name: 'Courses' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Quizzes' })).toBeNull()
  })

  it('sends a note, and offers to delete own notes only', async () => {
    const post = `POST /api/coach/learners/${userId}/notes`
    const calls = show({}, { [post]: () => Response.json(aLearner().notes[0], { status: 201 }) })
    const notes = await part('Notes of the staff')
    expect(notes.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
    expect(notes.getByText(/A former colleague/)).toBeDefined()
    fireEvent.change(notes.getByLabelText('New note'), { target: { value: 'Asks good questions' } })
    fireEvent.click(notes.getByRole('button', { name: 'Save the note' }))
    await waitFor(() => {
      expect(calls.find(({ call }) => call === post)?.body).toEqual({ text: 'Asks good questions' })
    })
  })

  it('says that the learner is not one of the coach', async () => {
    show(refusal(404, 'USER_NOT_FOUND', 'User not found'))
    expect(await screen.findByText('You do not see this learner')).toBeDefined()
  })
})
