import type { Reply } from '@sohbet/contract/endpoint'
import type { listSecurityLog } from '@sohbet/contract/core/security-log'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import SecurityLogPage from './security-log-page.tsx'

type Entry = Reply<typeof listSecurityLog>['data'][number]

const show = async (...entries: Partial<Entry>[]) => {
  const data = entries.map((entry, position): Entry => ({
    id: `7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f1${position}`,
    createdAt: '2026-05-04T09:30:00.000Z',
    event: 'login',
    email: 'ayse@sohbet.test',
    byEmail: null,
    ipAddress: '203.0.113.7',
    userAgent: '',
    details: '',
    ...entry,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ data, totalCount: data.length }))
  renderScreen(<SecurityLogPage />, { language: 'tr' })
  await screen.findAllByText('ayse@sohbet.test')
  return [...document.querySelectorAll('[data-label="Ayrıntılar"]')].map(({ textContent }) => textContent)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows our own texts in the reader’s language', async () => {
  expect(await show({ event: 'suspension', details: 'suspended' })).toContain('Askıya alındı')
})

it('quotes external input literally', async () => {
  const details = ['__proto__', 'constructor', 'admin']
  expect(
    await show(...details.map((one) => ({ event: 'unauthorized_attempt' as const, details: one }))),
  ).toEqual(expect.arrayContaining(details))
})
