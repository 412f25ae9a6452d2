import type { RosterLearner } from '@sohbet/contract/learning/coach-courses'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { aCourse, aRosterLearner } from '../testing/course.ts'
import RosterPage from './roster-page.tsx'

const idOf = (last: number) => `0190a3c4-0000-7000-8000-00000000000${last}`
const learners: RosterLearner[] = [
  aRosterLearner({
    userId: idOf(1),
    username: 'Işık',
    heldSessions: 10,
    attendedSessions: 9,
    averageResult: 60,
  }),
  aRosterLearner({
    userId: idOf(2),
    username: 'İnci',
    heldSessions: 4,
    attendedSessions: 4,
    averageResult: null,
  }),
  aRosterLearner({
    userId: idOf(3),
    username: 'Çağla',
    heldSessions: 10,
    attendedSessions: 2,
    averageResult: 90,
    lastActiveAt: null,
    isInactive: true,
  }),
]

const show = (query = '', changes: Parameters<typeof aCourse>[0] = {}) => {
  const course = aCourse({ learners, learnerCount: 3, ...changes })
  serve({ [`GET /api/coach/courses/${course.id}`]: Response.json(course) })
  renderScreen(
    <Routes>
      <Route path="/coach/courses/:courseId" element={<RosterPage />} />
    </Routes>,
    { url: `/coach/courses/${course.id}${query}` },
  )
}
const names = async () => {
  const table = within(await screen.findByRole('region', { name: 'Learners' }))
  return table
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/coach/learners/'))
    .map(({ textContent }) => textContent)
}

const writeLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Write to \d/ })

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => vi.unstubAllGlobals())

describe('the roster of a course', () => {
  it('leads by every name to the page of the learner, also from the silent learners', async () => {
    show()
    const links = await screen.findAllByRole('link', { name: 'Çağla' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/coach/learners/${idOf(3)}`,
      `/coach/learners/${idOf(3)}`,
    ])
  })

  it.each([
    ['learner:asc', ['Çağla', 'Işık', 'İnci']],
    ['sessions:asc', ['Çağla', 'Işık', 'İnci']],
    ['sessions:desc', ['İnci', 'Işık', 'Çağla']],
    ['quizzes:asc', ['İnci', 'Işık', 'Çağla']],
    ['lastActive:asc', ['Çağla', 'Işık', 'İnci']],
  ])('sorts by the URL: %s', async (sort, expected) => {
    show(`?sortBy=${sort}`)
    expect(await names()).toEqual(expected)
  })

  it.each(['isik', 'IŞIK', 'işik'])('finds a Turkish name by “%s”', async (text) => {
    show(`?searchText=${encodeURIComponent(text)}`)
    expect(await names()).toEqual(['Işık'])
  })

  it('leads to a message to the chosen learners, also to those whom a search hides', async () => {
    show()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose İnci' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Çağla' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'inci' } })
    await waitFor(async () => {
      expect(await names()).toEqual(['İnci'])
    })
    expect(writeLink()).toHaveProperty('textContent', 'Write to 2')
    expect(new URL(writeLink().href).searchParams.get('to')).toBe([idOf(2), idOf(3)].join(','))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose İnci' }))
    expect(writeLink().textContent).toBe('Write to 1')
  })

  it('chooses the whole class and nobody', async () => {
    show()
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose İnci' }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose all' }))
    expect(writeLink().textContent).toBe('Write to 3')
    fireEvent.click(screen.getByRole('button', { name: 'Choose nobody' }))
    expect(screen.queryByRole('link', { name: /^Write to \d/ })).toBeNull()
  })

  it('tells a coach after the course why no learner is listed', async () => {
    show('', { status: 'completed', learners: [], seesLearners: false })
    expect(await screen.findByText('This course ended a while ago')).toBeDefined()
    expect(screen.queryByText('Nobody is in this course yet')).toBeNull()
  })

  it('searches while the coach types', async () => {
    show()
    const search = await screen.findByRole('textbox', { name: 'Search' })
    fireEvent.change(search, { target: { value: 'inci' } })
    await waitFor(async () => {
      expect(await names()).toEqual(['İnci'])
    })
  })
})
