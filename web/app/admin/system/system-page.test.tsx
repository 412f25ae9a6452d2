import type { System } from '@sohbet/contract/core/system'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import SystemPage from './system-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-03-02T08:00:00.000Z'
const fine: System = {
  readAt: at,
  troubles: [],
  versions: { commit: '8a16b501', builtAt: at, node: '24.1.0', postgres: '18.4', migrations: 92 },
  startedAt: at,
  services: [{ name: 'mail', fault: null, checkedAt: at, failingSince: null }],
  mail: { sentAt: at, waitingSince: null },
  queues: [],
  backups: {
    schedule: { at: '03:15', place: 's3://okul/yedek', keepDays: 14, isEncrypted: true },
    newest: { name: 'a.tar', madeAt: at, bytes: 5_000, place: '', isEncrypted: true, verifiedAt: null },
    verified: null,
    failure: null,
    verifyFailure: null,
  },
  storage: { kind: 'folder', freeBytes: 5 * 1024 ** 3, databaseBytes: 20 * 1024 ** 2 },
}
const show = (system: Partial<System>) => {
  serve({ 'GET /api/system': Response.json({ ...fine, ...system }) })
  renderScreen(<SystemPage />)
}
const part = (name: string) => screen.findByRole('region', { name })

it('says that everything works, with backups, storage and versions', async () => {
  show({})
  expect(await screen.findByText('Everything works.')).toBeTruthy()
  expect((await part('Backups')).textContent).toContain('Every night at 03:15, kept for 14 days')
  expect((await part('Backups')).textContent).toContain('Not yet')
  expect((await part('Storage')).textContent).toContain('5 GB')
  expect((await part('Versions')).textContent).toContain('commit 8a16b501')
  expect((await part('Queues')).textContent).toContain('No job waits.')
})

it('names troubles, the fault of a service, given up jobs and why a backup failed', async () => {
  show({
    troubles: ['service', 'backup_failed'],
    services: [{ name: 'mail', fault: 'refused', checkedAt: at, failingSince: at }],
    queues: [{ name: 'send-mail', waiting: 3, retrying: 2, running: 0, failed: 1, oldestAt: at }],
    backups: { ...fine.backups, newest: null, failure: { at, error: 'The disk is full' } },
  })
  const troubles = await part('What needs you')
  expect(within(troubles).getAllByRole('listitem')).toHaveLength(2)
  expect((await part('Services')).textContent).toContain('refuses what we send')
  expect((await part('Backups')).textContent).toContain('The disk is full')
  expect(screen.getByRole('row', { name: /Send a mail 3 2 0 1/ })).toBeTruthy()
})

it('offers another try when the state cannot be loaded', async () => {
  serve({ 'GET /api/system': refusal(503, 'UNAVAILABLE', 'Try again later') })
  renderScreen(<SystemPage />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
