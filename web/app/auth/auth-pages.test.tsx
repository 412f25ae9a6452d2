import { newSchool } from '@sohbet/domain/school'
import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession, leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { joinCoursePath } from '../paths.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import RequestPasswordResetPage from './password/request-password-reset-page.tsx'
import ResetPasswordPage, { clientLoader } from './password/reset-password-page.tsx'
import UnauthorizedPage from './unauthorized/unauthorized-page.tsx'
import RegisterPage from './registration/register-page.tsx'
import VerifyEmailPage from './registration/verify-email-page.tsx'

const fetching = vi.fn<(url: string) => Response | Promise<Response>>()
const called = () => fetching.mock.calls.map(([url]) => url.split('?')[0])
const withToasts = (page: ReactElement) => (
  <>
    {page}
    <Toasts />
  </>
)
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toast = async (title: string) =>
  (await screen.findByText(title)).closest('[role="alert"], [role="status"]')?.textContent

beforeEach(() => {
  leaveSession()
  vi.stubGlobal('fetch', async (url: string) => fetching(url))
})
afterEach(() => {
  notifications.clean()
  fetching.mockReset()
  vi.unstubAllGlobals()
})

describe('the page that requests a reset link', () => {
  const ask = () => {
    renderScreen(withToasts(<RequestPasswordResetPage />))
    fill('Email', 'elif@sohbet.test')
    press('Send Reset Link')
    return toast('Password Reset Request Failed')
  }

  it('shows a default text for a reply without a message', async () => {
    fetching.mockImplementation(() => new Response('', { status: 502 }))
    expect(await ask()).toBe('Password Reset Request FailedPassword reset request failed')
  })

  it('shows another text when there is no reply', async () => {
    fetching.mockImplementation(() => {
      // oxlint-disable-next-line no-throw-literal -- a thrown value that is not an Error has no message
      throw 'nonsense'
    })
    expect(await ask()).toBe('Password Reset Request FailedAn unexpected error occurred')
  })
})

describe('the register page', () => {
  const id = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
  const open = () => renderScreen(<RegisterPage />, { url: joinCoursePath(id, 'super') })
  const served = (departure: Response) =>
    fetching.mockImplementation((path) => (path.includes('/departures/') ? departure : Response.json(null)))

  it('names the group that the visitor wants to join, with its dates, and the plan', async () => {
    served(Response.json({ name: 'A1-A2 Islington', startDate: '2026-12-07', endDate: '2027-06-06' }))
    open()
    const group = await screen.findByText(/Your group: A1-A2 Islington/)
    expect(group.textContent).toBe('Your group: A1-A2 Islington7 December 2026 – 6 June 2027')
    expect(screen.getByText('Your plan: Super')).toBeDefined()
    expect(called()).toContain(`/api/departures/${id}`)
  })

  it.each([
    ['before the school opens', { isOpen: false }, /has not opened yet.*destek@okul.test/],
    ['while registration is off', { registration: false }, /No new accounts.*destek@okul.test/],
  ])('has no form and asks for nothing %s', async (_, state, said) => {
    const closed = { ...newSchool, email: 'destek@okul.test', isOpen: true, ...state }
    fetching.mockImplementation((path) => Response.json(path.endsWith('/school') ? closed : null))
    open()
    expect(await screen.findByRole('heading', { name: 'The kettle’s on.' })).toBeDefined()
    expect(screen.getByText(said)).toBeDefined()
    expect(screen.queryByText(/Three lines and a code|Your plan/)).toBeNull()
    expect(screen.queryByLabelText('Username')).toBeNull()
  })

  it('shows a default text for a reply without a message', async () => {
    fetching.mockImplementation((path) =>
      path === '/api/auth/register' ? new Response('', { status: 502 }) : Response.json(null),
    )
    renderScreen(withToasts(<RegisterPage />))
    fill('Username', 'Elif')
    fill('Email', 'elif@sohbet.test')
    fill('Password', 'bir bardak çay')
    press('Register')
    expect(await toast('Registration failed')).toBe('Registration failed')
  })

  it('names none when it can no longer be joined', async () => {
    served(Response.json({ message: 'Course not found', code: 'COURSE_NOT_FOUND' }, { status: 404 }))
    open()
    await waitFor(() => expect(called()).toContain(`/api/departures/${id}`))
    expect(screen.queryByText(/Your group/)).toBeNull()
  })
})

describe('the page of a reset link', () => {
  const url = '/auth/reset-password?token=x'
  const open = (search = '') =>
    renderScreen(withToasts(<ResetPasswordPage />), { url: url + search, loader: clientLoader })
  const set = async () => {
    await screen.findByLabelText('New Password')
    fill('New Password', 'bir bardak çay')
    fill('Confirm Password', 'bir bardak çay')
    fireEvent.click(screen.getByRole('button', { name: /^(Re)?set Password$/i }))
  }

  it("ends the current user's session, on the server too", async () => {
    await startSession(aSession())
    fetching.mockImplementation(() => Response.json({ message: 'Fine' }))
    const router = open()
    await set()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(called()).toEqual(['/api/auth/reset-password', '/api/auth/logout'])
    expect(getSession()).toBeNull()
  })

  it('continues when the server fails to log out', async () => {
    await startSession(aSession())
    fetching.mockImplementation((path) =>
      path.endsWith('/logout') ? new Response('', { status: 500 }) : Response.json({ message: 'Fine' }),
    )
    const router = open()
    await set()
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(getSession()).toBeNull()
  })

  it('shows that the link expired, and where to get a new one', async () => {
    await startSession(aSession())
    const message = 'The password reset link is invalid or has expired.'
    fetching.mockImplementation(() => Response.json({ code: 'INVALID_RESET_LINK', message }, { status: 400 }))
    open()
    await set()
    expect(await toast('Invalid Reset Link')).toBe(`Invalid Reset Link${message}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link no longer works.')
    expect(screen.queryByLabelText('New Password')).toBeNull()
    const again = screen.getByRole('link', { name: 'Ask for a new link' })
    expect(again.getAttribute('href')).toBe('/auth/request-password-reset')
    // The logged-in user stays logged in
    expect(getSession()).not.toBeNull()
  })

  it('welcomes an invited user', async () => {
    open('&welcome=1')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome to the team')
    expect(screen.getByText(/Choose your password/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Set Password' })).toBeDefined()
  })
})

describe('the page of a verification code', () => {
  it('shows Email Verified for 5 seconds', async () => {
    vi.useFakeTimers()
    fetching.mockImplementation(() => Response.json({ message: 'You can log in now.' }))
    renderScreen(withToasts(<VerifyEmailPage />), { url: '/auth/verify-email?email=elif@sohbet.test' })
    fill('Verification code', '123 456')
    press('Verify Email')
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    await vi.waitFor(() => expect(screen.queryByText('Email Verified')).not.toBeNull())
    await wait(4800)
    expect(screen.queryByText('Email Verified')).not.toBeNull()
    await wait(700)
    expect(screen.queryByText('Email Verified')).toBeNull()
    vi.useRealTimers()
  })

  it('is filled in by the link of the mail', () => {
    renderScreen(<VerifyEmailPage />, { url: '/auth/verify-email?email=elif%40sohbet.test&code=048213' })
    const values = ['Email', 'Verification code'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    )
    expect(values).toEqual(['elif@sohbet.test', '048213'])
  })

  it('starts the session that the server gives to the registering device', async () => {
    fetching.mockImplementation(() => Response.json({ message: 'Welcome', session: aSession() }))
    renderScreen(withToasts(<VerifyEmailPage />), { url: '/auth/verify-email?email=elif@sohbet.test' })
    fill('Verification code', '048213')
    press('Verify Email')
    expect(await toast('Email Verified')).toBe('Email Verified')
    expect(getSession()).toBeDefined()
  })

  describe('beside another tab', () => {
    const url = '/auth/verify-email?email=elif@sohbet.test&plan=super'
    const other = new BroadcastChannel('sohbet-verified')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
    const tell = (address: string) => other.postMessage(address)
    afterAll(() => other.close())

    it('leads to log-in when that tab verified the same address', async () => {
      const router = renderScreen(withToasts(<VerifyEmailPage />), { url })
      tell('deniz@sohbet.test')
      tell('elif@sohbet.test')
      await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
      const { search, state } = router.state.location
      expect({ search, state }).toEqual({ search: '?plan=super', state: { email: 'elif@sohbet.test' } })
      expect(await toast('Email Verified')).toContain('verified in another tab')
      expect(called()).toEqual([])
    })

    it('tells that tab which address it verified', async () => {
      const heard = new Promise((resolve) => {
        other.addEventListener('message', ({ data }) => resolve(data), { once: true })
      })
      fetching.mockImplementation(() => Response.json({ message: 'You can log in now.' }))
      renderScreen(withToasts(<VerifyEmailPage />), { url })
      fill('Verification code', '123456')
      press('Verify Email')
      expect(await heard).toBe('elif@sohbet.test')
    })
  })

  it('does not mention an e-mail to a user who comes from the log-in page', () => {
    renderScreen(<VerifyEmailPage />)
    expect(
      screen.getByText('Enter the code we mailed you. If it is older than 10 minutes, ask for a new one.'),
    ).toBeDefined()
  })
})

describe('the alert page', () => {
  const open = (url: string) => renderScreen(withToasts(<UnauthorizedPage />), { url })
  beforeEach(() => {
    fetching.mockImplementation((path) =>
      path.endsWith('/logout') ? Response.json({ message: 'Bye' }) : new Response('', { status: 503 }),
    )
  })

  it('does not mention an account to an anonymous visitor', () => {
    open('/unauthorized')
    expect(screen.queryByText(/this account/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth/login')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })

  it('logs out a user who wants to sign in as another, and remembers the path', async () => {
    await startSession(aSession())
    const router = open('/unauthorized?from=%2Fadmin%2Fusers')
    expect(screen.getByText(/this account has no access to/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/learner')
    press('Sign In')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(router.state.location.search).toBe('?next=%2Fadmin%2Fusers')
    expect(called()).toContain('/api/auth/logout')
    expect(getSession()).toBeNull()
  })
})
