import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import LearnerHomePage from './learner-home-page.tsx'

beforeEach(() => startSession(aSession()))

describe('the learner’s home', () => {
  it('leads who has no level to the test', () => {
    renderScreen(<LearnerHomePage />)
    const link = screen.getByRole('link', { name: 'Take Level Test Now' })
    expect(link.getAttribute('href')).toBe('/leveltest')
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
