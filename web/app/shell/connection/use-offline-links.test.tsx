import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { awayEvent } from './reload-script.ts'
import { useOfflineLinks, useOfflineNavigation } from './use-offline-links.ts'

function Screen() {
  useOfflineLinks()
  useOfflineNavigation()
  return (
    <>
      <Link to="/learner/courses">Courses</Link>
      <Link to="/learner?tab=2">Home</Link>
      <a href="/faq">Questions</a>
      <input aria-label="Message" />
      <Toasts />
    </>
  )
}

const online = vi.spyOn(navigator, 'onLine', 'get')
const isOnline = (value: boolean) => online.mockReturnValue(value)
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

let router: ReturnType<typeof renderScreen>
beforeEach(() => {
  isOnline(true)
  router = renderScreen(<Screen />, { url: '/learner' })
})
afterEach(() => {
  cleanup()
  act(() => notifications.clean())
})

describe('a link without a connection', () => {
  it('shows a warning and stays on the page, in the language of the screen', () => {
    isOnline(false)
    follow('Courses')
    expect(router.state.location.pathname).toBe('/learner')
    expect(screen.getByRole('alert').textContent).toContain('You are offline')
    cleanup()
    act(() => notifications.clean())
    renderScreen(<Screen />, { url: '/learner', language: 'tr' })
    follow('Courses')
    expect(screen.getByRole('alert').textContent).toContain('Çevrimdışısın')
  })

  it('does not leave the app for a public page', () => {
    isOnline(false)
    expect(follow('Questions')).toBe(false)
    expect(screen.getByRole('alert')).toBeDefined()
  })

  it('is followed when the connection is back', async () => {
    isOnline(false)
    follow('Courses')
    isOnline(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(router.state.location.pathname).toBe('/learner/courses')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is forgotten when the user does something else meanwhile', () => {
    isOnline(false)
    follow('Courses')
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Hi' } })
    isOnline(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(router.state.location.pathname).toBe('/learner')
  })

  it('opens a page that was open before', () => {
    follow('Courses')
    isOnline(false)
    follow('Home')
    expect(router.state.location).toMatchObject({ pathname: '/learner', search: '?tab=2' })
    follow('Courses')
    expect(router.state.location.pathname).toBe('/learner/courses')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('shows the warning when a script of another navigation cannot be loaded', () => {
  act(() => void dispatchEvent(new Event(awayEvent)))
  expect(screen.getByRole('alert').textContent).toContain('You are offline')
})
