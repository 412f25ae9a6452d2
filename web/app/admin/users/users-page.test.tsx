import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserForAdmin } from '@sohbet/contract/people/users'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '../../texts/tr/admin/users.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import UsersPage from './users-page.tsx'

const ayse: UserForAdmin = {
  id: '7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f10',
  username: 'Ayşe',
  email: 'ayse@sohbet.test',
  role: 'learner',
  isVerified: true,
  language: null,
  plan: null,
  verificationCodeExpires: null,
  failedLoginAttempts: 5,
  lastFailedLoginAttempt: null,
  lockoutUntil: '2999-01-01T00:00:00.000Z',
  state: 'locked',
  isRetakeAllowed: false,
  createdAt: '2026-01-05T09:00:00.000Z',
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const lists = () => fetching.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/api/users?'))

const none = { data: [], totalCount: 0 }
/** Answers the other calls of a learner's details. */
const answerBesides = (url: string) => {
  if (url.startsWith('/api/enrollments?')) return answer(none)
  return url.endsWith('/credits')
    ? answer({
        balance: 7,
        extraGroups: 0,
        usable: { credits: 7, extraGroups: 0 },
        frozen: { credits: 0, extraGroups: 0 },
        lots: [],
        entries: [],
      })
    : undefined
}

beforeEach(() => {
  fetching.mockImplementation(
    (url) =>
      answerBesides(url) ??
      (url.startsWith('/api/users?') ? answer({ data: [ayse], totalCount: 21 }) : answer(ayse)),
  )
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

describe('the users screen', () => {
  it('shows Our Users with the documented columns', async () => {
    renderScreen(<UsersPage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Our Users' })).toBeDefined()
    await screen.findByText('ayse@sohbet.test')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Email',
      'Role',
      'Verified',
      'Failed Attmepts', // sic
      'State',
      'Actions',
    ])
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Verified: Ayşe' }).checked).toBe(true)
    expect(within(screen.getByRole('table')).getByText('Locked')).toBeDefined()
  })

  it('cannot be searched by Verified', () => {
    renderScreen(<UsersPage />)
    const options = within(screen.getByRole('combobox', { name: 'Search in' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Columns',
      'Username',
      'Email',
      'Role',
      'Failed Attmepts', // sic
    ])
  })

  it('requests the filters of the URL', async () => {
    renderScreen(<UsersPage />, {
      url: '/?pageIndex=1&pageSize=20&sortBy=email:desc&searchText=ay&searchColumn=username',
    })
    await screen.findByText('ayse@sohbet.test')
    const asked = new URL(lists()[0] ?? '', 'http://sohbet.test').searchParams
    expect(Object.fromEntries(asked)).toEqual({
      pageIndex: '1',
      pageSize: '20',
      sortBy: 'email:desc',
      searchText: 'ay',
      searchColumn: 'username',
    })
  })

  it('keeps the rows while the next page loads', async () => {
    renderScreen(<UsersPage />)
    await screen.findByText('ayse@sohbet.test')
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('ayse@sohbet.test')).toBeDefined()
    await waitFor(() => expect(lists()).toHaveLength(2))
  })

  it('opens User Details with the admin fields, and closes them', async () => {
    const router = renderScreen(<UsersPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'View Ayşe' }))
    const dialog = await screen.findByRole('dialog', { name: 'User Details' })
    expect(await within(dialog).findByText('Failed login attempts')).toBeDefined()
    expect(router.state.location.search).toBe(`?user=${ayse.id}`)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('shows credits and courses for learners only', async () => {
    const router = renderScreen(<UsersPage />, { url: `/?user=${ayse.id}&enrollments.status=active` })
    const dialog = within(await screen.findByRole('dialog', { name: 'User Details' }))
    expect((await dialog.findByText('7')).parentElement?.textContent).toBe('7 class credits')
    expect(dialog.getByRole('heading', { name: 'Enrollments and payments' })).toBeDefined()
    const asked = fetching.mock.calls.map(([url]) => url).find((url) => url.startsWith('/api/enrollments?'))
    expect(asked).toContain(`userId=${ayse.id}`)
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    cleanup()
    fetching.mockImplementation((url) =>
      answer(url.startsWith('/api/users?') ? none : { ...ayse, role: 'coach' }),
    )
    renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
    await screen.findByRole('button', { name: 'Suspend' })
    expect(screen.queryByText('Enrollments and payments')).toBeNull()
  })

  it('opens the details from a link', async () => {
    renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
    const dialog = await screen.findByRole('dialog', { name: 'User Details' })
    expect(await within(dialog).findByText('ayse@sohbet.test')).toBeDefined()
  })

  it('opens the invitation with the address of the link, once', async () => {
    const router = renderScreen(
      <Routes>
        <Route path="/admin/users" element={<UsersPage />} />
        <Route path="*" element={null} />
      </Routes>,
    )
    await act(() => router.navigate('/admin/users', { state: { invite: 'new@sohbet.test' } }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite a coach or an admin' })
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe('new@sohbet.test')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(router.state.location.state).toBeNull())
  })

  it('opens the invitation for ?new, and removes it from the URL', async () => {
    const router = renderScreen(<UsersPage />, { url: '/?new&role=coach' })
    await screen.findByRole('dialog', { name: 'Invite a coach or an admin' })
    expect(router.state.location.search).toBe('?role=coach')
  })

  it('shows an error when the user cannot be loaded', async () => {
    fetching.mockImplementation(() => answer({}, 500))
    renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
    const dialog = await screen.findByRole('dialog')
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toBe('Something went wrongFailed to fetch userTry again')
  })

  it('filters by role and state from the URL', async () => {
    renderScreen(<UsersPage />, { url: '/?pageIndex=1&role=learner&state=nonsense' })
    await screen.findByText('ayse@sohbet.test')
    expect(lists()[0]).toContain('role=learner')
    expect(lists()[0]).not.toContain('state=')
  })

  it('suspends after a confirmation that states the effect', async () => {
    renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText(/Ayşe will be signed out everywhere at once/)).toBeDefined()
    const suspensions = () => fetching.mock.calls.filter(([url]) => url.endsWith('/suspension'))
    expect(suspensions()).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(suspensions()).toHaveLength(1))
  })

  describe('a change after which a coach can no longer teach', () => {
    const bora = { id: `${ayse.id.slice(0, -1)}2`, name: 'Bora' }
    const course = {
      id: `${ayse.id.slice(0, -1)}1`,
      name: 'Autumn evenings',
      startDate: '2026-10-05',
      endDate: '2027-04-04',
      isFirst: true,
      otherCoachId: null,
      successors: [{ ...bora, clashes: [], lessons: [], away: null }],
    }
    const left = { courses: [course], sessions: [], lessons: [], busyUntil: null, requests: 0 }
    const calls = () => fetching.mock.calls.map(([url]) => url)
    const open = async (leftBehind: Omit<typeof left, 'courses'> & { courses: (typeof course)[] }) => {
      const oliver = { ...ayse, username: 'Oliver', role: 'coach' as const, state: 'staff' as const }
      fetching.mockImplementation((url) => {
        if (url.endsWith('/left-behind')) return answer(leftBehind)
        if (url.endsWith('/replacement')) return answer({ message: 'Done' })
        return url.startsWith('/api/users?') ? answer(none) : answer(oliver)
      })
      renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
      await screen.findByRole('button', { name: 'Suspend' })
    }
    const changes = {
      suspension: () => fireEvent.click(screen.getByRole('button', { name: 'Suspend' })),
      role: () =>
        fireEvent.change(
          within(screen.getByRole('dialog', { name: 'User Details' })).getByLabelText('Role'),
          { target: { value: 'learner' } },
        ),
    }

    it.each([
      ['suspension', { kind: 'suspend' }],
      ['role', { kind: 'role', role: 'learner' }],
    ] as const)('asks for the successors and sends them with the change: %s', async (name, change) => {
      await open(left)
      changes[name]()
      const dialog = within(await screen.findByRole('dialog', { name: 'Successors of Oliver' }))
      await dialog.findByText('Autumn evenings')
      const deed = dialog.getByRole('button', { name: name === 'role' ? 'Change the role' : 'Suspend' })
      fireEvent.click(deed)
      await dialog.findByText('One choice is missing.')
      expect(calls().filter((url) => url.endsWith('/replacement'))).toEqual([])
      fireEvent.change(dialog.getByLabelText('One coach for all'), { target: { value: bora.id } })
      fireEvent.click(deed)
      await waitFor(() => expect(calls().filter((url) => url.endsWith('/replacement'))).toHaveLength(1))
      const sent = fetching.mock.calls.find(([url]) => url.endsWith('/replacement'))?.[1]?.body
      expect(JSON.parse(typeof sent === 'string' ? sent : '{}')).toEqual({
        change,
        courses: [{ id: course.id, coachId: bora.id }],
        sessions: [],
        lessons: [],
      })
      expect(calls().filter((url) => url.endsWith(`/${name}`))).toEqual([])
    })

    it('asks as for others when the coach leaves nothing behind', async () => {
      await open({ ...left, courses: [] })
      changes.suspension()
      await screen.findByText(/Oliver will be signed out everywhere at once/)
      expect(screen.queryByText('One coach for all')).toBeNull()
    })

    it('changes nothing when the courses cannot be read', async () => {
      await open(left)
      fetching.mockImplementation(() => answer({ message: 'Back in a minute', code: 'UNAVAILABLE' }, 503))
      changes.suspension()
      await waitFor(() => expect(calls().some((url) => url.endsWith('/left-behind'))).toBe(true))
      expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
      expect(calls().filter((url) => url.endsWith('/suspension'))).toEqual([])
    })
  })

  it("shows the server's message over the table when the list fails", async () => {
    fetching.mockImplementation(() => answer({ message: 'Back in a minute', code: 'UNAVAILABLE' }, 503))
    renderScreen(<UsersPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute')
  })

  it('offers unlock only for locked users, and a retake only for tested ones', async () => {
    const once = async (user: Partial<UserForAdmin>) => {
      fetching.mockImplementation(
        (url) =>
          answerBesides(url) ?? (url.startsWith('/api/users?') ? answer(none) : answer({ ...ayse, ...user })),
      )
      renderScreen(<UsersPage />, { url: `/?user=${ayse.id}` })
      await screen.findByRole('button', { name: 'Suspend' })
      const offered = ['Unlock', 'Clear failed attempts', 'Allow level-test retake'].filter((name) =>
        screen.queryByRole('button', { name }),
      )
      cleanup()
      return offered
    }
    expect(await once({})).toEqual(['Unlock'])
    expect(await once({ state: 'verified', failedLoginAttempts: 2 })).toEqual(['Clear failed attempts'])
    const leveltest = { level: 'B1', score: 1800 } as const
    expect(await once({ state: 'tested', failedLoginAttempts: 0, leveltest })).toEqual([
      'Allow level-test retake',
    ])
  })

  it('explains the states with the words of the badges, in Turkish too', () => {
    renderScreen(<UsersPage />, { language: 'tr' })
    expect(screen.getByRole('heading', { name: 'Kullanıcılarımız' })).toBeDefined()
    const card = screen.getByRole('region', { name: 'Bir kullanıcı hangi aşamada?' })
    const { state } = users
    expect(within(card).getAllByRole('listitem')).toHaveLength(Object.keys(state).length)
    for (const word of Object.values(state)) expect(within(card).getByText(word)).toBeDefined()
  })
})
