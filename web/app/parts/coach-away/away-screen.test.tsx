import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deferredResponse } from '../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { AwayScreen } from './away-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

it('says that a passive coach has nothing to decide, without a form and without a retry', async () => {
  const body = JSON.stringify({ message: 'Coach not found', code: 'COACH_NOT_FOUND' })
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 404, headers })))
  renderScreen(<AwayScreen backPath="/coach" backLabel="Back" />)
  await screen.findByText('Only for active coaches')
  expect(screen.queryByLabelText('From')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the form together with the current times away, which stand above it', async () => {
  const reply = deferredResponse()
  const away = {
    id: '01a1f5a4-172c-72dd-b04a-69e0e5cccff2',
    startsAt: '2026-11-19T21:00:00.000Z',
    endsAt: '2099-11-26T20:59:00.000Z',
    isBySchool: false,
  }
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('plan') ? Promise.resolve(Response.json([])) : reply.promise,
  )
  renderScreen(<AwayScreen backPath="/coach" backLabel="Back" />)
  expect(screen.queryByLabelText('From')).toBeNull()
  reply.resolve(Response.json({ coach: { id: away.id, name: 'Oliver' }, aways: [away] }))
  await screen.findByRole('heading', { name: 'Away' })
  expect(screen.getByLabelText('From')).toBeDefined()
})
