import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NavigationList } from '../shell/navigation/navigation-list.tsx'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { learnerNavigation } from './learner-navigation.ts'

it.each([
  ['/learner', 'Dashboard'],
  ['/learner/messages/new', 'Messages'],
  ['/learner/course/0190a3c4', 'My Courses'],
  ['/learner/session/0190a3c4', 'My Sessions'],
])('marks the one entry of %s', (url, name) => {
  renderScreen(<NavigationList entries={learnerNavigation} />, { url })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name)
})
