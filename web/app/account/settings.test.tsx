import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession, leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EraseSection } from './erase-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import ProfilePage from './profile-page.tsx'

const { user } = aSession()
const fetching = vi.fn<(url: string, init: RequestInit) => Response>()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetching(url, init))
})
afterEach(() => {
  leaveSession()
  fetching.mockReset()
  vi.unstubAllGlobals()
})

describe('changing the password', () => {
  it('refuses the current password as the new one', () => {
    renderScreen(<PasswordSection />)
    expect(screen.getByText('At least 6 characters')).toBeDefined()
    fill('Current password', 'seven red buses')
    fill('New password', 'seven red buses')
    expect(screen.getByText('The new password must differ from the current one')).toBeDefined()
    fill('Confirm password', 'seven red bushes')
    expect(screen.getByText('Passwords must match')).toBeDefined()
  })
})

describe('the preferences', () => {
  it('mark the language of the pages and offer it for the mail, which is Turkish without a choice', async () => {
    await startSession(aSession())
    fetching.mockImplementation(() => Response.json({ ...user, language: 'en' }))
    renderScreen(<PreferencesSection />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
    press('Send my mail in English too')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send my mail in English too' })).toBeNull(),
    )
    expect(screen.getByText('For these pages and for the mail we send you.')).toBeDefined()
  })
})

describe('the list of devices', () => {
  const device = (digit: number, isCurrent = false) => ({
    id: `7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f1${digit}`,
    createdAt: '2026-05-04T09:30:00.000Z',
    lastUsedAt: '2026-05-05T09:30:00.000Z',
    ipAddress: `203.0.113.${digit}`,
    userAgent: '',
    isCurrent,
  })

  it('starts with this device and can sign out all others at once', async () => {
    fetching.mockImplementation((_, { method }) =>
      Response.json(method === 'GET' ? [device(1), device(2, true), device(3)] : { message: 'Gone' }),
    )
    renderScreen(<DevicesSection />)
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => /203\.0\.113\.\d/.exec(row.textContent ?? '')?.[0])).toEqual([
      '203.0.113.2',
      '203.0.113.1',
      '203.0.113.3',
    ])
    expect(within(rows[0] ?? document.body).getByText(/Signed in 4 May 2026/)).toBeDefined()
    press('Sign out all others')
    expect(await screen.findByText(/All devices but this one/)).toBeDefined()
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Sign out all others' }))
    const ended = () =>
      fetching.mock.calls.filter(([, { method }]) => method === 'DELETE').map(([url]) => url)
    await waitFor(() => expect(ended()).toHaveLength(2))
    expect(ended().some((url) => url.endsWith(device(2).id))).toBe(false)
  })
})

const nothing = { seats: [], credits: 0, extraGroups: 0, lessons: 0, guestSeats: 0, packs: [], disputed: [] }

it("deleting the account names what is refunded and lost, and ends at the log-in page with the server's message", async () => {
  await startSession(aSession())
  const seats = [
    { id: user.id, course: 'Autumn evenings', paid: 450, refund: 450, currency: 'USD' },
    { id: user.id.replace('1', '2'), course: 'Summer mornings', paid: 495, refund: 0, currency: 'USD' },
  ]
  const packs = [{ id: user.id, size: 5, left: 3, price: 2250, currency: 'TRY', refund: 1250 }]
  fetching.mockImplementation((_, { method }) =>
    Response.json(
      method === 'GET'
        ? { ...nothing, seats, packs, credits: 5, lessons: 2, guestSeats: 1 }
        : { message: 'Your account is deleted' },
    ),
  )
  const router = renderScreen(
    <>
      <EraseSection userId={user.id} />
      <Toasts />
    </>,
  )
  press('Delete my account')
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'seven red buses' } })
  const list = (await screen.findByText('You get this money back:')).parentElement
  expect(list?.textContent).toBe(
    'You get this money back:“Autumn evenings”: $450You lose these paid seats without a refund:' +
      '“Summer mornings”: $495 paidYou lose these packs without a refund:' +
      '5 lesson credits for 2,250 TL, 3 left. Withdraw from it first, and you get 1,250 TL back.Go to my packs' +
      'You lose 5 class credits.2 booked lessons are cancelled.1 booked guest seat is cancelled.',
  )
  press('Delete for ever')
  expect(await screen.findByText('Your account is deleted')).toBeDefined()
  expect(router.state.location.pathname).toBe('/auth/login')
  expect(getSession()).toBeNull()
})

it('an account whose payment a bank is checking cannot be deleted yet', async () => {
  await startSession(aSession())
  fetching.mockImplementation(() => Response.json({ ...nothing, disputed: ['Autumn evenings'] }))
  renderScreen(<EraseSection userId={user.id} />)
  press('Delete my account')
  expect(await screen.findByText(/is checking the payment for “Autumn evenings”/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete for ever' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
    '/learner/messages/new?to=school&subject=Delete+my+account',
  )
})

describe("an admin's own profile", () => {
  beforeEach(() => startSession(aSession({ role: 'admin' })))

  it('shows placeholders while the fields load', () => {
    fetching.mockImplementation(() => new Response('', { status: 500 }))
    renderScreen(<ProfilePage />)
    expect(screen.getByText('Loading')).toBeDefined()
    expect(screen.queryByText('Failed login attempts')).toBeNull()
    expect(screen.queryByText(/Your coach and your group/)).toBeNull()
  })

  it('shows an error when they do not load', async () => {
    fetching.mockImplementation(() => new Response('', { status: 500 }))
    renderScreen(<ProfilePage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch user')
    expect(screen.queryByText('Failed login attempts')).toBeNull()
  })
})

it("a learner's own profile shows an error when the progress does not load", async () => {
  await startSession(aSession())
  fetching.mockImplementation(() => new Response('', { status: 500 }))
  renderScreen(<ProfilePage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch user')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
