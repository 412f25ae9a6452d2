import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
