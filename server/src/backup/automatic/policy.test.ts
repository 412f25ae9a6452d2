import { describe, expect, test } from 'vitest'
import { archivesToDelete } from './retention.ts'
import { isBackupDue, isVerificationDue, lastScheduled } from './due.ts'

const at = (text: string) => new Date(`2026-03-${text}Z`)
const quarterPastThree = 3 * 60 + 15

test.each([
  // Istanbul is three hours ahead of UTC
  ['02T00:14:59', '01T00:15:00'],
  ['02T00:15:00', '02T00:15:00'],
  ['02T23:59:00', '02T00:15:00'],
])('at %s the last scheduled backup was at %s', (now, scheduled) => {
  expect(lastScheduled(at(now), quarterPastThree)).toEqual(at(scheduled))
})

describe('a backup', () => {
  const now = at('02T04:00:00')
  const started = (time: string) => ({ startedAt: at(time), finishedAt: null, failedAt: null })
  const made = (time: string) => ({ ...started(time), finishedAt: at(time) })
  const failed = (time: string) => ({ ...started(time), failedAt: at(time) })

  test('is due when no attempt was made since the scheduled time, and not after a success', () => {
    expect(isBackupDue([], now)).toBe(true)
    expect(isBackupDue([failed('02T00:15:00'), made('02T01:15:00')], now)).toBe(false)
  })

  test('is repeated an hour after a failure', () => {
    expect(isBackupDue([failed('02T03:01:00')], now)).toBe(false)
    expect(isBackupDue([failed('02T03:00:00')], now)).toBe(true)
  })

  test('is repeated at once after a kill, and hourly after three kills', () => {
    const kills = ['02T03:40:00', '02T03:45:00', '02T03:50:00'].map(started)
    expect(isBackupDue(kills.slice(0, 2), now)).toBe(true)
    expect(isBackupDue(kills, now)).toBe(false)
    expect(isBackupDue(kills, at('02T04:50:00'))).toBe(true)
  })
})

test('a verification is due weekly, and after a failure with the next backup', () => {
  const now = at('20T00:20:00')
  const due = (verified: string | null, failed: string | null) =>
    isVerificationDue(
      { verifiedAt: verified ? at(verified) : null, failedAt: failed ? at(failed) : null },
      now,
    )
  expect(due(null, null)).toBe(true)
  expect(due('14T00:20:00', null)).toBe(false)
  expect(due('13T00:25:00', null)).toBe(true)
  expect(due('10T00:20:00', '20T00:00:00')).toBe(false)
  expect(due('10T00:20:00', '19T00:20:00')).toBe(true)
})

describe('retention', () => {
  const name = (date: string) => `sohbet-2026-03-${date}T00-15-00Z.tar`
  const backup = (date: string, verified = false, isBad = false) => ({
    name: name(date),
    verifiedAt: verified ? at(`${date}T01:00:00`) : null,
    isBad,
  })
  const deleted = (dates: string[], known: ReturnType<typeof backup>[], keepDays = 3) =>
    archivesToDelete({ names: dates.map(name), known, keepDays, now: at('20T00:20:00') })

  test('deletes what is older than the kept days', () => {
    const known = [backup('20', true)]
    expect(deleted(['16', '17', '18', '20'], known)).toEqual([name('17'), name('16')])
  })

  test('keeps the newest verified backup, however old it is', () => {
    expect(deleted(['10', '11', '12', '20'], [backup('11', true), backup('20')])).toEqual([
      name('12'),
      name('10'),
    ])
  })

  test('keeps the newest backup without a failed verification', () => {
    const known = ['10', '11', '12'].map((date) => backup(date)).concat(backup('20', false, true))
    expect(deleted(['10', '11', '12', '20'], known)).toEqual([name('11'), name('10')])
  })

  test('does not count a verified backup that failed a later verification as good', () => {
    const known = [backup('10', true), backup('12', true, true), backup('20')]
    expect(deleted(['10', '12', '20'], known)).toEqual([name('12')])
  })

  test('keeps the only backup', () => {
    expect(deleted(['01'], [])).toEqual([])
  })

  test('ignores other names', () => {
    expect(
      archivesToDelete({ names: ['notes.tar'], known: [], keepDays: 1, now: at('20T00:00:00') }),
    ).toEqual([])
  })
})
