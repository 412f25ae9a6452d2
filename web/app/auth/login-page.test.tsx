import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, getSession } from '../session/session.ts'
import { aSession } from '../session/testing.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/toasts.tsx'
import LoginPage from './login-page.tsx'

// A busy machine is slow, not wrong
configure({ asyncUtilTimeout: 5000 })

function openPage(language: 'en' | 'tr' = 'en') {
  renderScreen(
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

beforeEach(endSession)

describe('the log-in page', () => {
  it('says what is wrong with a field when it is left', () => {
    openPage()
    fireEvent.blur(screen.getByLabelText('Email'))
    expect(screen.getByText('Email is required')).toBeTruthy()
    fill('Email', 'elif@')
    expect(screen.getByText('Invalid email')).toBeTruthy()
    fill('Password', '12345')
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  })

  it('speaks Turkish', () => {
    openPage('tr')
    fill('Şifre', '12345')
    expect(screen.getByText('Şifre en az 6 karakter olmalı')).toBeTruthy()
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
  ])('shows the message of the server: %s', async (message, status, code) => {
    answer(status, { message, code })
    openPage()
    logIn()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(getSession()).toBeNull()
  })

  it('has words of its own when the server has none', async () => {
    answer(500, 'crash')
    openPage()
    logIn()
    expect(await screen.findByText('Login failed')).toBeTruthy()
  })

  it('puts what the server says of a field beside the field', async () => {
    answer(400, { message: 'Please check', code: 'INVALID_INPUT', fields: { email: 'Invalid email' } })
    openPage()
    logIn()
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'))
  })

  it('says so when the browser cannot keep the session', () => {
    vi.stubGlobal('crypto', {})
    openPage()
    expect(screen.getByText(/we cannot keep you logged in/)).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
