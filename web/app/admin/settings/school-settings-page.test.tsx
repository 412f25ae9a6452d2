import { defaultAnnouncement } from '@sohbet/domain/site/announcement'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { HomeBar } from './home-bar.tsx'

const settings = {
  announcement: { tr: 'Kayıtlar açıldı', en: defaultAnnouncement.en },
  link: '/courses',
  from: null,
  until: null,
  holidays: [{ day: '2026-10-29', name: 'Cumhuriyet Bayramı' }],
  revision: 1,
  holidaysRevision: 3,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  fetching.mockImplementation((_url, init) =>
    answer(typeof init?.body === 'string' ? { ...settings, ...JSON.parse(init.body) } : settings),
  )
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
const saves = () => fetching.mock.calls.filter(([, init]) => init?.method === 'PUT')

it('shows the current texts and a preview', async () => {
  renderScreen(<HomeBar />)
  const turkish = await field('Turkish text')
  expect(turkish.value).toBe('Kayıtlar açıldı')
  fireEvent.change(turkish, { target: { value: '<b>Yeni</b>' } })
  expect(preview().getByText('<b>Yeni</b>')).toBeDefined()
  fireEvent.change(turkish, { target: { value: ' ' } })
  expect(preview().getByText('No bar is shown')).toBeDefined()
})

it('saves both texts, and times on the school’s clock', async () => {
  renderScreen(<HomeBar />)
  fireEvent.change(await field('English text'), { target: { value: 'Open now' } })
  // The tests run in UTC, the school in Istanbul
  fireEvent.change(screen.getByLabelText('Shown from'), { target: { value: '2026-12-02T10:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the announcement' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  const body = saves()[0]?.[1]?.body
  expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
    announcement: { tr: 'Kayıtlar açıldı', en: 'Open now' },
    link: '/courses',
    from: '2026-12-02T07:00:00.000Z',
    until: null,
    revision: 1,
  })
})

it('asks before leaving discards an unsaved text, and only then', async () => {
  await startSession(aSession())
  const router = renderScreen(<HomeBar />, { url: '/admin/settings' })
  fireEvent.change(await field('English text'), { target: { value: 'Open now' } })
  await act(() => router.navigate('/admin'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Confirmation')
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save the announcement' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save the announcement' }).hasAttribute('disabled')).toBe(true),
  )
  await act(() => router.navigate('/admin'))
  expect(router.state.location.pathname).toBe('/admin')
  endSession()
})

it('does not send a time that ends before it starts', async () => {
  renderScreen(<HomeBar />)
  fireEvent.change(await screen.findByLabelText('Shown from'), { target: { value: '2026-12-02T10:00' } })
  fireEvent.change(screen.getByLabelText('Shown until'), { target: { value: '2026-12-01T10:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the announcement' }))
  expect(await screen.findByText('Must be after the start')).toBeDefined()
  expect(saves()).toHaveLength(0)
})

it('does not send a text that is too long', async () => {
  renderScreen(<HomeBar />)
  fireEvent.change(await field('Turkish text'), { target: { value: 'x'.repeat(201) } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the announcement' }))
  expect(await screen.findByText('Must be at most 200 characters')).toBeDefined()
  expect(saves()).toHaveLength(0)
})

it('shows an error when the settings cannot be loaded, in Turkish too', async () => {
  fetching.mockImplementation(() => answer({}, 500))
  renderScreen(<HomeBar />, { language: 'tr' })
  const [alert] = await screen.findAllByRole('alert')
  expect(alert?.textContent).toContain('Ayarlar alınamadı')
})
