import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { aCourse, aLearnerSession, aPaidSeat, aSeat, noCredits, nothingMine } from '../testing/enrollment.ts'
import CoursesPage from './courses-page.tsx'

const open = async (...courses: ReturnType<typeof aCourse>[]) => openHaving([], ...courses)
const openHaving = async (
  enrollments: ReturnType<typeof aSeat>[],
  ...courses: ReturnType<typeof aCourse>[]
) => {
  serve({
    'GET /api/enrollments/mine': Response.json({ ...nothingMine, enrollments }),
    'GET /api/enrollments/available': Response.json(courses),
    'GET /api/credits/mine': Response.json(noCredits),
  })
  renderScreen(<CoursesPage />)
  await screen.findAllByText('5 spots left')
}
const variants = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('data-variant'))

afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

it('only the first course that fits has the red button', async () => {
  await startSession(aLearnerSession())
  await open(aCourse({ id: aSeat().id, fit: 'below' }), aCourse(), aCourse({ id: aPaidSeat().id }))
  expect(variants('Enroll Now')).toEqual(['default', 'filled', 'default'])
})

it('no course has it while the learner of a cancelled one chooses', async () => {
  await startSession(aLearnerSession())
  const chooseUntil = '2089-11-25T09:00:00.000Z'
  await openHaving([aPaidSeat({ chooseUntil })], aCourse())
  await waitFor(() => expect(variants('Enroll Now')).toEqual(['default']))
})

it('before the level test only the test has the red button', async () => {
  await startSession(aSession())
  await open(aCourse({ fit: 'untested' }))
  expect(variants('See what is missing')).toEqual(['default'])
  expect(variants('Take Level Test Now')).not.toContain('default')
})
