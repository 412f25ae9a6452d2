import type { Statistics } from '@sohbet/contract/core/statistics'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { LevelsChart, SoldChart } from './course-charts.tsx'
import { FunnelChart } from './people-charts.tsx'

/** The texts of the bars, from the first step to the last. */
function sharesOf(funnel: Statistics['funnel'], language: 'en' | 'tr' = 'en') {
  renderScreen(<FunnelChart statistics={{ funnel }} months="3" />, { language })
  const texts = screen.getAllByText(/ · /).map(({ textContent }) => textContent)
  cleanup()
  return texts
}

afterEach(cleanup)

it('rounds shares down, so that only a step that everyone took has 100 %', () => {
  const almostAll = { registered: 200, tested: 199, enrolled: 133, active: 1 }
  expect(sharesOf(almostAll)).toEqual(['200 · 100%', '199 · 99%', '133 · 66%', '1 · 0%'])
  expect(sharesOf(almostAll, 'tr')).toEqual(['200 · %100', '199 · %99', '133 · %66', '1 · %0'])
  const three = { registered: 3, tested: 3, enrolled: 2, active: 1 }
  expect(sharesOf(three)).toEqual(['3 · 100%', '3 · 100%', '2 · 66%', '1 · 33%'])
})

it('shows zeros when no learner registered in the range', () => {
  const none = { registered: 0, tested: 0, enrolled: 0, active: 0 }
  expect(sharesOf(none)).toEqual(['0 · 0%', '0 · 0%', '0 · 0%', '0 · 0%'])
})

it('suggests a longer range only for a chart that follows the range', () => {
  renderScreen(<SoldChart statistics={{ soldCoursesMonthly: [] }} months="3" />)
  expect(screen.getByText('Choose a longer range to look further back.')).toBeDefined()
  cleanup()
  renderScreen(<LevelsChart statistics={{ activeCoursesPerLevel: [] }} months="3" />)
  expect(screen.getByText('No such course today')).toBeDefined()
  expect(screen.queryByText(/range/)).toBeNull()
})
