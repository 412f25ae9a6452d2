import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import LevelTestsPage from './level-tests-page.tsx'

const passive: LevelTest = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  version: 1,
  isActive: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  questionCount: 50,
  quickCount: 0,
  attemptCount: 0,
}
const active: LevelTest = {
  ...passive,
  id: '01a1de2c-a604-7acd-9b0d-20b4806aaa66',
  version: 2,
  isActive: true,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  fetching.mockImplementation((_, init) =>
    init?.method === 'POST' ? answer({ ...passive, version: 3 }, 201) : answer([active, passive]),
  )
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const page = (
  <>
    <Toasts />
    <LevelTestsPage />
  </>
)

it('lists the tests with the documented columns and states', async () => {
  renderScreen(page)
  expect(await screen.findByText('ACTIVE')).toBeDefined()
  expect(screen.getByText('Passive')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Version',
    'Status',
    'Questions',
    'Attempts',
    'Created At',
    'Updated At',
    'Actions',
  ])
})

it('shows that only one test can be active', () => {
  renderScreen(page)
  const card = screen.getByRole('region', { name: 'One test at a time' })
  expect(
    within(card).getByText(
      /Only one level test can be active at a time. Activating one deactivates the others./,
    ),
  ).toBeDefined()
})

it('warns while there is no active test', async () => {
  fetching.mockImplementation(() => answer([{ ...active, questionCount: 0 }, passive]))
  renderScreen(page)
  expect((await screen.findByRole('alert')).textContent).toContain('No level test can be taken')
  const link = screen.getByRole('link', { name: 'Level Test 2' })
  expect(link.getAttribute('href')).toBe(`/admin/level-tests/edit/${active.id}`)
})

it('opens the edit page from a row', async () => {
  const router = renderScreen(page)
  fireEvent.click(await screen.findByRole('button', { name: 'View test 2' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/level-tests/edit/${active.id}`))
})

it('creates a passive test and opens it', async () => {
  const router = renderScreen(page)
  fireEvent.click(screen.getByRole('button', { name: 'Create level test' }))
  expect(await screen.findByText('Level test created successfully')).toBeDefined()
  expect(screen.getByText('Success')).toBeDefined()
  expect(router.state.location.pathname).toBe(`/admin/level-tests/edit/${passive.id}`)
  expect(fetching).toHaveBeenCalledWith(
    '/api/level-tests',
    expect.objectContaining({ method: 'POST', body: '{"isActive":false}' }),
  )
})

it("shows the server's reason when a test cannot be created", async () => {
  fetching.mockImplementation((_, init) =>
    init?.method === 'POST' ? answer({ message: 'Back in a minute', code: 'UNAVAILABLE' }, 503) : answer([]),
  )
  renderScreen(page)
  fireEvent.click(screen.getByRole('button', { name: 'Create level test' }))
  expect(await screen.findByText('Failed to create level test: Back in a minute')).toBeDefined()
  expect(screen.getByText('Error')).toBeDefined()
})

it('sorts, searches and pages in the browser, from the URL', async () => {
  renderScreen(page, { url: '/?searchText=passive&searchColumn=isActive' })
  expect(await screen.findByTitle(passive.id)).toBeDefined()
  expect(screen.queryByTitle(active.id)).toBeNull()
})

it('shows the level tests in Turkish', async () => {
  renderScreen(page, { language: 'tr' })
  expect(screen.getByRole('heading', { name: 'Seviye Testleri' })).toBeDefined()
  expect(await screen.findByText('AKTİF')).toBeDefined()
})
