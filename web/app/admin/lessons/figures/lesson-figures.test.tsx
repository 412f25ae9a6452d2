import type { CoachAvailability } from '@sohbet/contract/lessons/availability'
import { noHours } from '@sohbet/domain/lesson/availability'
import { addDays, mondayOf, schoolDay } from '@sohbet/domain/calendar'
import { currentMonth } from '@sohbet/domain/month'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import CoachHoursPage from '../hours/coach-hours-page.tsx'
import EditHoursPage from '../hours/edit-hours-page.tsx'
import CreditsPage from './credits-page.tsx'
import UtilisationPage from './utilisation-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const coachId = '00000000-0000-4000-8000-000000000002'
const monday = mondayOf(schoolDay(new Date()))

it('shows the hours of every coach for a week, and leads to the form of a coach', async () => {
  const days = Array.from({ length: 7 }, (_, place) => ({
    day: addDays(monday, place),
    hours: place === 1 ? [{ from: 600, until: 720 }] : [],
    isSingle: place === 2,
    isAway: place === 5,
    lessons: place === 1 ? 2 : 0,
    sessions: 0,
  }))
  const oliver = { coachId, name: 'Oliver', hasHours: true, kinds: ['private'], days }
  serve({
    [`GET /api/admin/lessons/hours?from=${monday}`]: Response.json({
      holidays: [{ day: addDays(monday, 3), name: 'Republic Day' }],
      coaches: [oliver],
    }),
  })
  renderScreen(<CoachHoursPage />)
  const link = await screen.findByRole('link', { name: 'Oliver' })
  expect(link.getAttribute('href')).toBe(`/admin/lessons/hours/${coachId}`)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['–', '10:00–12:002 lessons', 'Day off', 'Republic Day', '–', 'Away', '–'])
})

const saved: CoachAvailability = {
  meetingLink: 'https://meet.example.com/oliver',
  kinds: ['private'],
  week: { ...noHours, monday: [{ from: 540, until: 720 }] },
  days: {},
  maxPerDay: null,
  revision: 3,
}

it('changes the hours of a coach, and leads to the lessons that are in the way', async () => {
  const path = `/api/coaches/${coachId}/availability`
  const calls = serve({
    [`GET ${path}`]: Response.json(saved),
    [`PUT ${path}`]: refusal(409, 'LESSONS_IN_THE_WAY', 'Lessons are booked: 25 November, 10:00'),
    'GET /api/coaches': Response.json([]),
  })
  renderScreen(
    <Routes>
      <Route path="/admin/lessons/hours/:coachId" element={<EditHoursPage />} />
    </Routes>,
    { url: `/admin/lessons/hours/${coachId}` },
  )
  fireEvent.click(await screen.findByRole('switch', { name: /Duo lessons/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: `PUT ${path}`,
      body: { ...saved, kinds: ['private', 'duo'] },
    }),
  )
  const lessons = await screen.findByRole('link', { name: 'To the lessons' })
  expect(lessons.getAttribute('href')).toBe(`/admin/lessons?coachId=${coachId}&state=ahead`)
})

it('compares the offered hours of a month with the booked ones', async () => {
  serve({
    [`GET /api/admin/lessons/utilisation?month=${currentMonth(new Date())}`]: Response.json([
      { coachId, name: 'Oliver', offered: 600, booked: 150, taught: 60 },
    ]),
  })
  renderScreen(<UtilisationPage />)
  const row = within(await screen.findByRole('row', { name: /Oliver/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['10', '2.5', '1', '25%'])
})

it('sums outstanding credits by age, source and month', async () => {
  const cell = { source: 'plan', age: 'upTo30', expiresIn: '2027-05', lots: 1, credits: 5, extraGroups: 2 }
  const cells = [
    cell,
    { ...cell, source: 'pack', credits: 3, extraGroups: 0 },
    { ...cell, age: 'older', expiresIn: '2027-01', credits: 1, extraGroups: 1 },
  ]
  serve({
    'GET /api/admin/lessons/credits': Response.json({
      total: { lots: 3, credits: 9, extraGroups: 3 },
      cells,
    }),
  })
  renderScreen(<CreditsPage />)
  await screen.findByText('9 credits, 3 extra groups')
  const textOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(textOf(/^0–30/)).toEqual(['5', '3', '8', '2'])
  expect(textOf(/^more than 180/)).toEqual(['1', '0', '1', '1'])
  expect(textOf(/^All/)).toEqual(['6', '3', '9', '3'])
  expect(textOf(/^January 2027/)).toEqual(['1', '1'])
})
