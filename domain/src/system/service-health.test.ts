import { describe, expect, test } from 'vitest'
import { incidentAfter, mailFault, noticeMinutes, refusedInRow, stuckMinutes } from './service-health.ts'

const now = new Date('2026-05-04T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('mail', () => {
  const fine = { checked: null, failedInRow: 0, waitingSince: null, now }

  test('works while the server accepts calls and mails go out', () => {
    expect(mailFault(fine)).toBeNull()
    expect(mailFault({ ...fine, failedInRow: refusedInRow - 1 })).toBeNull()
    expect(mailFault({ ...fine, waitingSince: minutesAgo(stuckMinutes - 1) })).toBeNull()
  })

  test('is refused after several failures in a row, and stuck when a mail waits too long', () => {
    expect(mailFault({ ...fine, failedInRow: refusedInRow })).toBe('refused')
    expect(mailFault({ ...fine, waitingSince: minutesAgo(stuckMinutes) })).toBe('stuck')
  })

  test('a failed check names the fault first', () => {
    const waitingSince = minutesAgo(stuckMinutes)
    expect(mailFault({ checked: 'unreachable', failedInRow: 9, waitingSince, now })).toBe('unreachable')
  })
})

describe('an incident', () => {
  const none = { failingSince: null, noticedAt: null }
  const fails = { fault: 'unreachable', now } as const
  const works = { fault: null, now }

  test('is reported once, after it has lasted a while', () => {
    expect(incidentAfter(none, fails)).toEqual({ failingSince: now, noticedAt: null, notice: null })
    const failingSince = minutesAgo(noticeMinutes)
    const young = { failingSince: minutesAgo(noticeMinutes - 1), noticedAt: null }
    expect(incidentAfter(young, fails)).toEqual({ ...young, notice: null })
    const reported = { failingSince, noticedAt: now }
    expect(incidentAfter({ failingSince, noticedAt: null }, fails)).toEqual({
      ...reported,
      notice: 'failing',
    })
    expect(incidentAfter(reported, fails)).toEqual({ ...reported, notice: null })
  })

  test('its end is reported once, if its start was', () => {
    const failingSince = minutesAgo(noticeMinutes)
    expect(incidentAfter({ failingSince, noticedAt: now }, works)).toEqual({ ...none, notice: 'over' })
    expect(incidentAfter({ failingSince, noticedAt: null }, works)).toEqual({ ...none, notice: null })
    expect(incidentAfter(none, works)).toEqual({ ...none, notice: null })
  })
})
