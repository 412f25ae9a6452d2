import { describe, expect, test } from 'vitest'
import { schoolMoment } from '../calendar.ts'
import { mayAddSession, mayCoachAdd, mayRemoveSession, type CoachSession } from './extra-session.ts'
import { liveSessionsOf, type LiveSession, type LiveSessionChange } from './live-session.ts'
import { plannedLiveSessions } from './plan.ts'

const plan = {
  startDate: '2026-03-02',
  endDate: '2026-03-22',
  zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 } as const],
}
const now = new Date('2026-03-02T09:00:00Z')
const at = (day: string, minute: number) => ({
  day,
  minute,
  startsAt: schoolMoment(day, minute),
  endsAt: schoolMoment(day, minute + 60),
})
const noChange = {
  kind: 'speaking_group' as const,
  startsAt: null,
  duration: null,
  isCancelled: false,
  cancelReason: '',
  isExtra: false,
  substituteId: null,
  isKept: false,
  zoomLink: null,
  notes: '',
  replayLink: null,
  holiday: null,
  taughtBy: null,
  seatCount: null,
  revision: 0,
  changedAt: now,
}
const sessionsOf = (...changes: LiveSessionChange[]): LiveSession[] =>
  liveSessionsOf({
    courseId: 'course',
    planned: plannedLiveSessions(plan),
    plannedFrom: null,
    changes,
    holidays: [],
  })
const add = (day: string, minute: number, sessions = sessionsOf()) => {
  const verdict = mayAddSession(at(day, minute), { course: plan, sessions, now })
  return verdict.allowed ? 'allowed' : verdict.because
}

test('an extra session is ahead, within the course and the make-up days, and beside the other sessions', () => {
  expect(add('2026-03-04', 1260)).toBe('allowed')
  expect(add('2026-04-21', 1260)).toBe('allowed')
  expect(add('2026-04-22', 1260)).toBe('SESSION_OUTSIDE_COURSE')
  expect(add('2026-03-02', 720)).toBe('SESSION_IN_THE_PAST')
  expect(add('2026-03-09', 1230)).toBe('SESSIONS_OVERLAP')
  expect(add('2026-03-09', 1320)).toBe('allowed')
})

test('the slot of a cancelled or moved session is not free for an extra one', () => {
  const cancelled = sessionsOf({ ...noChange, day: '2026-03-09', minute: 1260, isCancelled: true })
  expect(add('2026-03-09', 1260, cancelled)).toBe('SESSION_SLOT_TAKEN')
  expect(add('2026-03-09', 1265, cancelled)).toBe('allowed')
  const moved = { ...noChange, day: '2026-03-09', minute: 1260, startsAt: new Date('2026-03-10T18:00:00Z') }
  expect(add('2026-03-09', 1260, sessionsOf(moved))).toBe('SESSION_SLOT_TAKEN')
})

test('only an extra session that has not begun, and that the plan does not have, is removed', () => {
  const { startsAt, ...slot } = at('2026-03-04', 1260)
  const extra = { ...noChange, ...slot, startsAt, duration: 60, isExtra: true }
  const [planned, added] = sessionsOf(extra)
  if (!planned || !added) throw new Error('no sessions')
  const remove = (session: LiveSession, given = plan, moment = now) => {
    const verdict = mayRemoveSession(session, { plan: given, now: moment })
    return verdict.allowed ? 'allowed' : verdict.because
  }
  expect(remove(planned)).toBe('NOT_AN_EXTRA_SESSION')
  expect(remove(added)).toBe('allowed')
  expect(remove(added, plan, startsAt)).toBe('SESSION_BEGUN')
  const wednesdays = [{ dayOfWeek: 'wednesday' as const, hour: 21, minute: 0, duration: 60 }]
  expect(remove(added, Object({ ...plan, zoomTimes: wednesdays }))).toBe('NOT_AN_EXTRA_SESSION')
})

describe('the limit of extra sessions by coaches', () => {
  const one = (startsAt: string, cancelledAt?: string): CoachSession => ({
    startsAt: new Date(startsAt),
    isCancelled: cancelledAt !== undefined,
    cancelledAt: cancelledAt === undefined ? null : new Date(cancelledAt),
  })
  const march = one('2026-03-11T18:00:00Z')
  const may = (
    startsAt: string,
    others: CoachSession[],
    { limit = 2, before = null as CoachSession | null } = {},
  ) => mayCoachAdd(new Date(startsAt), { others, limit, ...(before && { before }) }).allowed

  test('counts the sessions of a month on the school’s calendar', () => {
    const last = '2026-03-31T20:59:00Z'
    expect(may(last, [march])).toBe(true)
    expect(may(last, [march, march])).toBe(false)
    expect(may('2026-03-31T21:00:00Z', [march, march])).toBe(true)
    expect(may('2027-03-11T18:00:00Z', [march, march])).toBe(true)
    expect(may(last, [], { limit: 0 })).toBe(false)
  })

  test('leaves out a session that was cancelled before it began, and no other', () => {
    const day = '2026-03-20T18:00:00Z'
    expect(may(day, [march, one(day, '2026-03-20T17:59:59Z')])).toBe(true)
    expect(may(day, [march, one(day, day)])).toBe(false)
  })

  test('needs room for a session that comes to another month or is brought back, not for one that stays', () => {
    const full = [march, march]
    expect(may('2026-03-12T18:00:00Z', full, { before: march })).toBe(true)
    expect(may('2026-03-12T18:00:00Z', full, { before: one('2026-04-01T18:00:00Z') })).toBe(false)
    expect(
      may('2026-03-12T18:00:00Z', full, { before: one('2026-03-12T18:00:00Z', '2026-03-01T00:00:00Z') }),
    ).toBe(false)
  })
})
