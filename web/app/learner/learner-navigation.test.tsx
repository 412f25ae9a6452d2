import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BottomBar } from '../shell/navigation/bottom-bar.tsx'
import { NavigationList } from '../shell/navigation/navigation-list.tsx'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { serve } from '../ui/testing/serve.ts'
import { learnerNavigation } from './learner-navigation.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/learner', 'Dashboard'],
  ['/learner/messages/new', 'Messages'],
  ['/learner/course/0190a3c4', 'My Courses'],
  ['/learner/session/0190a3c4', 'My Sessions'],
])('marks the one entry of %s', (url, name) => {
  renderScreen(<NavigationList entries={learnerNavigation} />, { url })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name)
})

describe('the bottom bar', () => {
  const show = (url: string, messages: number) => {
    const unread = { notifications: 0, messages }
    serve({ 'GET /api/shell': Response.json({ user: aSession().user, unread }) })
    renderScreen(<BottomBar entries={learnerNavigation} />, { url })
  }

  it('has the four places of every day and marks the current one', () => {
    show('/learner/session/0190a3c4', 0)
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Dashboard', 'My Courses', 'My Sessions', 'Messages'])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('My Sessions')
  })

  it('shows how many messages are unread', async () => {
    show('/learner', 3)
    expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeDefined()
  })
})
