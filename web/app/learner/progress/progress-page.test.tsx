import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aWork } from '../../parts/progress/testing/work.ts'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import ProgressPage from './progress-page.tsx'

const get = 'GET /api/learner-global/progress'

beforeEach(() => startSession(aSession()))
afterEach(() => void vi.unstubAllGlobals())

it('says in words what the learner did, with the level then and now, and has each week in a table', async () => {
  serve({ [get]: Response.json(aWork()) })
  renderScreen(<ProgressPage />)
  expect(await screen.findByText('Your level was A2 (1,410). Now it is B1 (2,230).')).toBeDefined()
  expect(screen.getByText(/^You have spent 31.5 hours on your English: 20 in live sessions/)).toBeDefined()
  expect(screen.getByText('You came to 18 of 22 live sessions.')).toBeDefined()
  expect(screen.getByText('You have finished 11 modules and 9 quizzes, with 84% on average.')).toBeDefined()
  const weeks = within(screen.getByRole('region', { name: 'By week' }))
  fireEvent.click(weeks.getByRole('radio', { name: 'Table' }))
  expect(weeks.getAllByRole('row')).toHaveLength(3)
  expect(within(screen.getByRole('table', { name: 'By course' })).getByText('16 of 20')).toBeDefined()
})

it('leaves weeks without work out of the table, and says so', async () => {
  const empty = { days: 0, total: 0, completedModules: 0, completedQuizzes: 0 }
  const all = aWork().weeks.map((week, index) => (index === 0 ? { ...week, ...empty } : week))
  serve({ [get]: Response.json(aWork({ weeks: all })) })
  renderScreen(<ProgressPage />)
  const weeks = within(await screen.findByRole('region', { name: 'By week' }))
  fireEvent.click(weeks.getByRole('radio', { name: 'Table' }))
  expect(weeks.getAllByRole('row')).toHaveLength(2)
  expect(weeks.queryByText('9 Nov')).toBeNull()
  expect(weeks.getByText('The table has only the weeks with work.')).toBeDefined()
})

it('leaves out what has not begun, and leads a newcomer to the dashboard', async () => {
  const none = { held: 0, joined: 0, rate: null }
  const nothing = aWork({
    hours: { total: 0, sessions: 0, lessons: 0, videos: 0 },
    sessions: none,
    completedModules: 0,
    quizzes: { completed: 0, averageResult: null },
    recordings: 0,
    words: { known: 0, all: 0 },
    level: null,
    levelTests: [],
    weeks: aWork().weeks.map((week) => ({ ...week, days: 0, total: 0 })),
    courses: [],
  })
  serve({ [get]: Response.json(nothing) })
  renderScreen(<ProgressPage />)
  expect(await screen.findByText('Your line starts here')).toBeDefined()
  expect(screen.getByRole('link', { name: 'To the dashboard' }).getAttribute('href')).toBe('/learner')
})

it('offers to try again', async () => {
  serve({ [get]: refusal(500, 'INTERNAL', 'Something went wrong') })
  renderScreen(<ProgressPage />)
  expect(await screen.findByText('Your progress could not be loaded')).toBeDefined()
})
