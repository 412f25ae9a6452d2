import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, getSession, leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import LoginPage from './login-page.tsx'

function openPage(language: 'en' | 'tr' = 'en') {
  return renderScreen(
    <>
      <LoginPage />
      <Toasts />
    </>,
    { url: '/auth/login', language },
  )
}

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

function fill(label: string, value: string) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

function logIn() {
  fill('Email', 'elif@sohbet.test')
  fill('Password', 'sohbet-demo')
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(leaveSession)
afterEach(() => notifications.clean())

describe('the log-in page', () => {
  it("shows a field's error on blur", () => {
    openPage()
    fireEvent.blur(screen.getByLabelText('Email'))
    expect(screen.getByText('Email is required')).toBeTruthy()
    fill('Email', 'elif@')
    expect(screen.getByText('Invalid email')).toBeTruthy()
    fill('Password', '12345')
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  })

  it('is available in Turkish', () => {
    openPage('tr')
    fill('Şifre', '12345')
    expect(screen.getByText('Şifre en az 6 karakter olmalı')).toBeTruthy()
  })

  it('shows Login successful for 3 seconds', async () => {
    vi.useFakeTimers()
    answer(200, aSession())
    openPage()
    logIn()
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    await vi.waitFor(() => expect(screen.queryByText('Login successful')).not.toBeNull())
    await wait(2800)
    expect(screen.queryByText('Login successful')).not.toBeNull()
    await wait(700)
    expect(screen.queryByText('Login successful')).toBeNull()
    vi.useRealTimers()
  })

  it('starts the session', async () => {
    answer(200, aSession())
    openPage()
    logIn()
    expect(await screen.findByText('Login successful')).toBeTruthy()
    expect(getSession()).toEqual(aSession())
  })

  it.each([
    ['Invalid email or password', 401, 'INVALID_CREDENTIALS'],
    ['Please verify your email first', 403, 'EMAIL_NOT_VERIFIED'],
  ])("shows the server's message: %s", async (message, status, code) => {
    answer(status, { message, code })
    openPage()
    logIn()
    // In a toast, and at the form when the toast is gone
    await waitFor(() => expect(alerts()).toEqual([message, message]))
    expect(getSession()).toBeNull()
  })

  it('mentions the lock-out after three wrong tries, and shows equal toasts once', async () => {
    const message = 'Invalid email or password'
    let calls = 0
    vi.stubGlobal('fetch', async () => {
      calls += 1
      return Response.json({ message, code: 'INVALID_CREDENTIALS' }, { status: 401 })
    })
    openPage()
    const hint = /locked for 15 minutes\. Check your mail, or reset your password\./
    for (let time = 1; time <= 3; time++) {
      expect(screen.queryByText(hint)).toBeNull()
      logIn()
      await waitFor(() => expect(calls).toBe(time))
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false),
      )
    }
    expect(await screen.findByText(hint)).toBeTruthy()
    expect(screen.getAllByText(message)).toHaveLength(2)
  })

  it('passes the typed e-mail on to the reset page', () => {
    const router = openPage()
    fill('Email', 'elif@sohbet.test')
    fireEvent.click(screen.getByRole('link', { name: 'Sifremi Unuttum ?' }))
    expect(router.state.location).toMatchObject({
      pathname: '/auth/request-password-reset',
      state: { email: 'elif@sohbet.test' },
    })
  })

  it('explains that the server ended the session', async () => {
    await startSession(aSession())
    endSession()
    openPage()
    expect(screen.getByText('You were signed out. Please log in again.')).toBeTruthy()
  })

  it('explains nothing after the user logged out', async () => {
    await startSession(aSession())
    leaveSession()
    openPage()
    expect(screen.queryByText('You were signed out. Please log in again.')).toBeNull()
  })

  it('shows a default text when the server sends none', async () => {
    answer(500, 'crash')
    openPage()
    logIn()
    await waitFor(() => expect(alerts()).toEqual(['Login failed', 'Login failed']))
  })

  it("shows the server's field message at the field", async () => {
    answer(400, { message: 'Please check', code: 'INVALID_INPUT', fields: { email: 'Invalid email' } })
    openPage()
    logIn()
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  })

  it('shows an error when the browser cannot store the session', () => {
    vi.stubGlobal('crypto', {})
    openPage()
    expect(screen.getByText(/we cannot keep you logged in/)).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
