import { expect, test } from 'vitest'
import { lowDiskBytes, troublesOf, type SystemFacts } from './system-troubles.ts'

const now = new Date('2026-05-04T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const fine: SystemFacts = {
  now,
  startedAt: hoursAgo(500),
  services: [{ fault: null, checkedAt: hoursAgo(0.1) }],
  backups: {
    isOn: true,
    newest: { madeAt: hoursAgo(30) },
    verified: { verifiedAt: hoursAgo(200) },
    hasFailed: false,
    hasVerificationFailed: false,
  },
  freeBytes: lowDiskBytes,
}
const withBackups = (backups: Partial<SystemFacts['backups']>) =>
  troublesOf({ ...fine, backups: { ...fine.backups, ...backups } })

test('a school that works has no troubles', () => {
  expect(troublesOf(fine)).toEqual([])
  expect(troublesOf({ ...fine, freeBytes: null })).toEqual([])
})

test('troubles are named with the most urgent first', () => {
  const facts: SystemFacts = {
    ...fine,
    services: [{ fault: 'unreachable', checkedAt: hoursAgo(1) }],
    backups: { ...fine.backups, hasFailed: true, hasVerificationFailed: true },
    freeBytes: lowDiskBytes - 1,
  }
  expect(troublesOf(facts)).toEqual([
    'service',
    'checks_stopped',
    'backup_failed',
    'verification_failed',
    'disk_low',
  ])
})

test('a backup and its verification may be late', () => {
  expect(withBackups({ newest: { madeAt: hoursAgo(37) } })).toEqual(['backup_late'])
  expect(withBackups({ newest: null, verified: null })).toEqual(['backup_late'])
  expect(withBackups({ verified: { verifiedAt: hoursAgo(10 * 24) } })).toEqual(['verification_late'])
  expect(withBackups({ isOn: false, newest: null, hasFailed: true })).toEqual([])
})

test('a process that has just started is given time for its first check and backup', () => {
  const none = { newest: null, verified: null, hasFailed: false, hasVerificationFailed: false }
  const fresh = { ...fine, services: [], backups: { isOn: true, ...none }, startedAt: hoursAgo(0.2) }
  expect(troublesOf(fresh)).toEqual([])
  expect(troublesOf({ ...fresh, startedAt: hoursAgo(2) })).toEqual(['checks_stopped', 'backup_late'])
})
