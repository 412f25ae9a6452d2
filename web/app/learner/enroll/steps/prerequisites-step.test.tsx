import { defaultSchool } from '@sohbet/domain/school'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { aCourse, aLearnerSession, anEnrollment, anOffer, met, offerCall } from '../../testing/enrollment.ts'
import EnrollPage from '../enroll-page.tsx'

const course = aCourse()
const available = 'GET /api/enrollments/available'
const offered = (prerequisites = met, changes = {}) => ({
  [offerCall]: Response.json([anOffer(changes, { prerequisites })]),
  [available]: Response.json([course]),
  'GET /api/school': Response.json({ ...defaultSchool, isOpen: true }),
})
const open = (step: string) =>
  renderScreen(
    <Routes>
      <Route path="/learner/enroll/:courseId" element={<EnrollPage />} />
    </Routes>,
    { url: `/learner/enroll/${course.id}?step=${step}` },
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

describe('the prerequisites', () => {
  const notMet: typeof met = {
    ...met,
    fit: 'score',
    levelTestMet: false,
    previousCourseMet: false,
    requiredScore: 3000,
    score: 2077,
    requiredCourseType: 'A1-A2',
  }

  it('stop a learner who does not meet them, at every URL, and name the course to start with', async () => {
    const dates = { startDate: '2089-01-02', endDate: '2089-06-26' }
    const first = aCourse({ id: anEnrollment().id, name: 'First words', typeName: 'A1-A2', ...dates })
    const courses = [first, aCourse({ fit: 'score' })]
    serve({ ...offered(notMet), [available]: () => Response.json(courses) })
    open('payment')
    await screen.findByText('You cannot proceed with enrollment until all prerequisites are met.')
    expect(screen.getByText('You need to complete the required prerequisite course first.')).toBeDefined()
    expect(screen.getByText(/Required score: 3,000\. Your score: 2,077\./)).toBeDefined()
    expect(button('Next').disabled).toBe(true)
    const links = await screen.findAllByRole('link', { name: 'Start with “First words”' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => `/learner/enroll/${first.id}`),
    )
    expect(screen.queryByText(/a later one/)).toBeNull()
  })

  const whileRunningUntil = (scoreMetAfter: string) => {
    const running = { ...notMet, previousCourseMet: true, scoreMetAfter }
    serve(offered(running))
    open('prerequisites')
  }

  it('name the day after which a running course opens this one', async () => {
    whileRunningUntil('2089-12-24')
    expect(await screen.findByText(/your running one, which ends on 24 Dec 2089/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /Start with/ })).toBeNull()
  })

  it('promise nothing when the running course ends too late to join this one', async () => {
    whileRunningUntil('2090-01-01')
    expect(await screen.findByText(/ends on 1 Jan 2090, too late to join this one/)).toBeDefined()
    expect(screen.queryByText(/opens for you/)).toBeNull()
    const link = screen.getByRole('link', { name: 'Write to us' })
    expect(link.getAttribute('href')).toBe('/learner/messages/new?to=school&subject=Autumn+evenings')
  })

  it('say that the course to start with leads to a later one', async () => {
    const late = aCourse({ id: anEnrollment().id, name: 'First words', typeName: 'A1-A2' })
    serve({
      ...offered({ ...notMet, levelTestMet: true }),
      [available]: () => Response.json([late, aCourse({ fit: 'previous' })]),
    })
    open('prerequisites')
    expect(await screen.findByText(/after “First words” you join a later one/)).toBeDefined()
  })

  it('link to all courses when no course to start with is open', async () => {
    serve({
      ...offered({ ...notMet, previousCourseMet: true }),
      [available]: () => Response.json([aCourse({ fit: 'score' })]),
    })
    open('prerequisites')
    const link = await screen.findByRole('link', { name: 'Browse Available Courses' })
    expect(link.getAttribute('href')).toBe('/learner/courses#available')
  })

  it('warn a learner who is above the level of the course before paying', async () => {
    serve(offered(met, { fit: 'below', toLevel: 'A2' }))
    open('payment')
    expect(await screen.findByText('This course is below your level')).toBeDefined()
    expect(screen.getByText(/^It leads to A2/)).toBeDefined()
    const link = screen.getByRole('link', { name: 'See the courses that fit' })
    expect(link.getAttribute('href')).toBe('/learner/courses#available')
  })

  it('lead a learner without a level to the test', async () => {
    serve(offered({ ...met, levelTestMet: false, score: null }))
    open('prerequisites')
    const link = await screen.findByRole('link', { name: 'Take Level Test Now' })
    expect(link.getAttribute('href')).toMatch(/^\/leveltest\?next=%2Flearner%2Fenroll%2F/)
  })
})
