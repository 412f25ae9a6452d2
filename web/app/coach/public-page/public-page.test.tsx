import type { OwnProfile } from '@sohbet/contract/people/coach-profile'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import PublicPage from './public-page.tsx'

const texts = {
  personalSummary: 'Camden’dan',
  summaryEn: 'From Camden',
  origin: 'Camden',
  speaks: ['en' as const],
}
const published = { ...texts, photo: null, hello: null }
const own: OwnProfile = { name: 'Oliver', slug: 'oliver-1234abcd', isPublic: true, published, draft: null }
const draft = {
  ...published,
  origin: 'Kars',
  changedAt: '2026-11-18T09:00:00.000Z',
  returnedNote: null,
  revision: 2,
}

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

const show = (profile: OwnProfile, answers = {}) => {
  const calls = serve({ 'GET /api/coach/profile': Response.json(profile), ...answers })
  renderScreen(<PublicPage />)
  return calls
}

it('saves the texts, which then wait for an admin', async () => {
  const calls = show(own, { 'PUT /api/coach/profile': Response.json({ ...own, draft }) })
  expect(await screen.findByText('Everything is published')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Where you are from'), { target: { value: 'Kars' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your changes wait for an admin')).toBeDefined()
  expect(calls.at(-1)).toEqual({ call: 'PUT /api/coach/profile', body: { ...texts, origin: 'Kars' } })
})

it('links to the public page only when visitors see it', async () => {
  show(own)
  const link = await screen.findByRole('link', { name: 'See the public page' })
  expect(link.getAttribute('href')).toBe('/en/coaches/oliver-1234abcd')
})

it('shows why the changes came back, and discards them', async () => {
  const back = { ...own, isPublic: false, draft: { ...draft, returnedNote: 'Please add London' } }
  show(back, { 'DELETE /api/coach/profile/draft': Response.json({ ...own, isPublic: false }) })
  expect(await screen.findByText('Please add London')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'See the public page' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Where you are from').value).toBe('Kars')
  fireEvent.click(screen.getByRole('button', { name: 'Discard the changes' }))
  const [, yes] = await screen.findAllByRole('button', { name: 'Discard the changes' })
  if (yes) fireEvent.click(yes)
  expect(await screen.findByText('Everything is published')).toBeDefined()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Where you are from').value).toBe('Camden'),
  )
})
