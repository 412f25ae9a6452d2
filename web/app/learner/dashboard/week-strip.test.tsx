import type { LearnerWeek } from '@sohbet/contract/learning/learner-week'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { WeekStrip } from './week-strip.tsx'

/** Thursday of a week with work on Monday and Wednesday. */
const aWeek = (changes: Partial<LearnerWeek> = {}): LearnerWeek => ({
  today: '2026-11-19',
  days: [16, 17, 18, 19, 20, 21, 22].map((day) => ({
    day: `2026-11-${day}`,
    isDone: day === 16 || day === 18,
    isPaused: false,
  })),
  minutes: 45,
  goal: { unit: 'days', target: 3 },
  target: 3,
  ...changes,
})
const stops = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset['state'])

it('names done days, today and days to come, and says how far the goal is', () => {
  renderScreen(<WeekStrip week={aWeek()} />)
  expect(screen.getByText('2 of 3 days')).toBeDefined()
  expect(stops()).toEqual(['done', 'free', 'done', 'today', 'ahead', 'ahead', 'ahead'])
  expect(screen.getByText('Monday: done')).toBeDefined()
  expect(screen.getByText(/^What counts: live sessions, lessons, modules, finished quizzes/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Goal and pauses' }).getAttribute('href')).toBe(
    '/learner/settings#week',
  )
})

it('says that a goal in minutes is reached', () => {
  renderScreen(<WeekStrip week={aWeek({ goal: { unit: 'minutes', target: 60 }, target: 45 })} />)
  expect(screen.getByText('45 minutes, as planned. Anything more is extra.')).toBeDefined()
})

it('expects nothing in a pause, and offers a goal to a learner without one', () => {
  const days = aWeek().days.map((day) => ({ ...day, isPaused: day.day >= '2026-11-18' }))
  renderScreen(<WeekStrip week={aWeek({ days, goal: null, target: null })} />)
  expect(screen.getByText('You are pausing. Nothing is expected of you.')).toBeDefined()
  expect(stops()).toEqual(['done', 'free', 'done', 'paused', 'paused', 'paused', 'paused'])
  expect(screen.getByRole('link', { name: 'Choose a weekly goal' })).toBeDefined()
})
