import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import LearnerHomePage from './learner-home-page.tsx'
import { aPaidSeat, aSeat } from './testing.ts'

const serve = (reply: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(reply, { status }))

beforeEach(async () => {
  serve({ text: 3, listening: 1, running: null })
  await startSession(aSession())
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the learner’s home', () => {
  it('leads who has no level to the test', () => {
    renderScreen(<LearnerHomePage />)
    const link = screen.getByRole('link', { name: 'Take Level Test Now' })
    expect(link.getAttribute('href')).toBe('/leveltest')
  })

  it('tells how long the test of today is', async () => {
    renderScreen(<LearnerHomePage />)
    expect(await screen.findByText(/^About 5 minutes, 4 questions,/)).toBeDefined()
  })

  it('goes on with a running test', async () => {
    serve({ text: 40, listening: 10, running: { position: 3 } })
    renderScreen(<LearnerHomePage />)
    const link = await screen.findByRole('link', { name: 'Continue, question 4 of 50' })
    expect(link.getAttribute('href')).toBe('/leveltest')
  })

  it('promises no test where there is none', async () => {
    serve({ code: 'NO_ACTIVE_LEVEL_TEST', message: 'None' }, 404)
    renderScreen(<LearnerHomePage />)
    expect(await screen.findByText(/There is no level test to take at the moment/)).toBeDefined()
  })

  it('leads who has a seat to pay for to its payment', async () => {
    const seat = aSeat()
    serve({ enrollments: [seat, aPaidSeat()], waiting: [] })
    renderScreen(<LearnerHomePage />)
    const link = await screen.findByRole('link', { name: 'Your seat is waiting for you' })
    expect(link.getAttribute('href')).toBe(`/learner/enroll/${seat.courseId}`)
    expect(screen.getByText(/^Pay for “Autumn evenings” by/)).toBeDefined()
  })

  it('shows the level of who has one', async () => {
    const session = aSession()
    const leveltest = { level: 'B1', score: 2377 } as const
    await startSession({ ...session, user: { ...session.user, leveltest } })
    renderScreen(<LearnerHomePage />)
    expect(screen.getByText('From your level test: 2,377 points.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Take Level Test Now' })).toBeNull()
    expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('/learner/courses')
  })
})
