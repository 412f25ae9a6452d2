import { describe, expect, test } from 'vitest'
import { liveSessionsOf, type LiveSession, type LiveSessionChange } from './live-session.ts'
import { hoursOf, participation, participationRate } from './participation.ts'
import { plannedLiveSessions } from './plan.ts'
import {
  mayAnnounceAbsence,
  mayClash,
  mayCorrectAttendance,
  mayCorrectRecord,
  mayHaveReplay,
  mayJoin,
  mayMoveTo,
  mayReschedule,
  minutesLate,
  liveSessionState,
} from './rules.ts'

const courseId = '0199b2c4-0000-7000-8000-0123456789ab'
const course = { startDate: '2026-03-02', endDate: '2026-03-22' }
const mondays = plannedLiveSessions({
  ...course,
  zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
})
const noChange = {
  kind: 'speaking_group' as const,
  minute: 21 * 60,
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
  revision: 1,
  changedAt: new Date('2026-03-01T00:00:00Z'),
}
const changed = (day: string, fields: Partial<LiveSessionChange>): LiveSessionChange => ({
  ...noChange,
  day,
  ...fields,
})
const plan = (fields: Partial<Parameters<typeof liveSessionsOf>[0]> = {}) =>
  liveSessionsOf({ courseId, planned: mondays, plannedFrom: null, changes: [], holidays: [], ...fields })
const at = (text: string) => new Date(`2026-03-${text}Z`)
const first = (sessions: LiveSession[]): LiveSession => {
  const [session] = sessions
  if (!session) throw new Error('The plan has no session')
  return session
}
const starts = (sessions: LiveSession[]) =>
  sessions.map(({ startsAt }) => startsAt.toISOString().slice(5, 16))

describe('sessions of a course', () => {
  test('follow the plan when nothing differs', () => {
    expect(starts(plan())).toEqual(['03-02T18:00', '03-09T18:00', '03-16T18:00'])
    expect(first(plan())).toMatchObject({ isMoved: false, isCancelled: false, holiday: null, revision: 0 })
  })

  test('keep their id when moved, and take the new time', () => {
    const moved = plan({ changes: [changed('2026-03-02', { startsAt: at('12T16:30:00'), duration: 90 })] })
    expect(starts(moved)).toEqual(['03-09T18:00', '03-12T16:30', '03-16T18:00'])
    expect(moved[1]).toMatchObject({
      id: `${courseId}_20260302T2100`,
      isMoved: true,
      endsAt: at('12T18:00:00'),
      duration: 90,
    })
  })

  test('are off on a holiday, unless moved to another day', () => {
    const holidays = [{ day: '2026-03-09', name: 'Bayram' }]
    expect(plan({ holidays }).map(({ holiday }) => holiday)).toEqual([null, 'Bayram', null])
    const changes = [changed('2026-03-09', { startsAt: at('10T18:00:00') })]
    expect(plan({ holidays, changes }).map(({ holiday }) => holiday)).toEqual([null, null, null])
  })

  test('have extra ones, also on a holiday, which a new plan and a weekly time in the same slot leave alone', () => {
    const extra = { isExtra: true, startsAt: at('05T15:00:00'), duration: 45 }
    const changes = [changed('2026-03-05', { ...extra, minute: 18 * 60 })]
    const holidays = [{ day: '2026-03-05', name: 'Bayram' }]
    expect(starts(plan({ changes, holidays }))).toEqual([
      '03-02T18:00',
      '03-05T15:00',
      '03-09T18:00',
      '03-16T18:00',
    ])
    const thursdays = plannedLiveSessions({
      ...course,
      zoomTimes: [{ dayOfWeek: 'thursday', hour: 18, minute: 0, duration: 60 }],
    })
    const later = plan({ changes, holidays, planned: thursdays, plannedFrom: at('04T00:00:00') })
    expect(starts(later)).toEqual(['03-05T15:00', '03-12T15:00', '03-19T15:00'])
    expect(later[0]).toMatchObject({ isExtra: true, isMoved: false, duration: 45, holiday: null })
    const [moved] = plan({
      planned: [],
      changes: [{ ...changed('2026-03-05', extra), minute: 18 * 60 + 30 }],
    })
    expect(moved).toMatchObject({ isMoved: true, startsAt: at('05T15:00:00') })
  })

  test('name the substitute of a session and the reason of a cancelled one', () => {
    const changes = [
      changed('2026-03-02', { substituteId: 'other' }),
      changed('2026-03-09', { isCancelled: true, cancelReason: 'I am ill' }),
    ]
    expect(plan({ changes })).toMatchObject([
      { substituteId: 'other', cancelReason: '' },
      { substituteId: null, cancelReason: 'I am ill' },
      { substituteId: null, cancelReason: '' },
    ])
  })

  test('stay as held when the plan changes; changes of other sessions are dropped', () => {
    const kept = changed('2026-02-25', { startsAt: at('01T10:00:00'), duration: 45, isKept: true })
    const gone = changed('2026-03-11', { isCancelled: true })
    const sessions = plan({ plannedFrom: at('05T00:00:00'), changes: [kept, gone] })
    expect(starts(sessions)).toEqual(['03-01T10:00', '03-09T18:00', '03-16T18:00'])
  })
})

const session = first(plan())
const off = [
  first(plan({ changes: [changed('2026-03-02', { isCancelled: true })] })),
  first(plan({ holidays: [{ day: '2026-03-02', name: 'Bayram' }] })),
]
const because = (verdict: { allowed: boolean; because?: string }) => verdict.because ?? 'allowed'

test.each([
  [
    '02T17:49:59',
    'upcoming',
    'SESSION_NOT_OPEN',
    'allowed',
    'SESSION_NOT_OPEN',
    'SESSION_NOT_BEGUN',
    'allowed',
  ],
  ['02T17:50:00', 'open', 'allowed', 'allowed', 'allowed', 'SESSION_NOT_BEGUN', 'allowed'],
  ['02T18:00:00', 'open', 'allowed', 'SESSION_BEGUN', 'allowed', 'allowed', 'allowed'],
  ['02T18:59:59', 'open', 'allowed', 'SESSION_BEGUN', 'allowed', 'allowed', 'allowed'],
  ['02T19:00:00', 'over', 'SESSION_OVER', 'SESSION_BEGUN', 'allowed', 'allowed', 'SESSION_OVER'],
])(
  'at %s a session from 18:00 to 19:00 is %s',
  (clock, state, join, absence, attendance, replay, reschedule) => {
    const now = at(clock)
    expect(liveSessionState(session, now)).toBe(state)
    expect(because(mayJoin(session, now))).toBe(join)
    expect(because(mayAnnounceAbsence(session, now))).toBe(absence)
    expect(because(mayCorrectAttendance(session, now))).toBe(attendance)
    expect(because(mayHaveReplay(session, now))).toBe(replay)
    expect(because(mayReschedule(session, now))).toBe(reschedule)
  },
)

test('what took place is corrected after the end, and not to an end that is ahead', () => {
  const one = first(plan())
  const verdict = (time: string, duration: number) =>
    because(mayCorrectRecord(one, { duration, now: at(time) }))
  expect(verdict('02T18:59:59', 45)).toBe('SESSION_NOT_OVER')
  expect(verdict('02T19:00:00', 45)).toBe('allowed')
  expect(verdict('02T19:10:00', 90)).toBe('SESSION_NOT_OVER')
  expect(verdict('02T19:30:00', 90)).toBe('allowed')
})

test.each(off)('what took place of a session that is off is not corrected', (one) => {
  expect(because(mayCorrectRecord(one, { duration: 60, now: at('30T00:00:00') }))).toBe('SESSION_CANCELLED')
})

test.each(off)('a session that is off cannot be joined, missed or recorded', (one) => {
  const now = at('02T18:05:00')
  for (const rule of [mayJoin, mayAnnounceAbsence, mayCorrectAttendance, mayHaveReplay])
    expect(because(rule(one, now))).toBe(
      rule === mayJoin && one.holiday !== null ? 'SESSION_ON_HOLIDAY' : 'SESSION_CANCELLED',
    )
})

test.each([
  ['02T09:00:00', 'SESSION_IN_THE_PAST'],
  ['01T20:59:59', 'SESSION_IN_THE_PAST'],
  ['09T17:01:00', 'SESSIONS_OVERLAP'],
  ['09T17:00:00', 'allowed'],
  ['09T19:00:00', 'allowed'],
  ['09T18:59:00', 'SESSIONS_OVERLAP'],
  ['22T18:00:00', 'allowed'],
])('a session may be moved to %s: %s', (start, verdict) => {
  const to = { startsAt: at(start), endsAt: new Date(at(start).getTime() + 3_600_000) }
  const others = plan().slice(1)
  expect(because(mayMoveTo(to, { course, others, now: at('02T09:00:00') }))).toBe(verdict)
})

test('a session can be made up within 30 days after the course ends', () => {
  const move = (start: string) => {
    const startsAt = new Date(start)
    const to = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
    return because(mayMoveTo(to, { course, others: [], now: at('02T09:00:00') }))
  }
  expect(move('2026-04-21T20:59:00Z')).toBe('allowed')
  expect(move('2026-04-21T21:00:00Z')).toBe('SESSION_OUTSIDE_COURSE')
})

test('a coach gets two sessions at once only after it is confirmed', () => {
  expect(because(mayClash(0, { isAccepted: false }))).toBe('allowed')
  expect(because(mayClash(1, { isAccepted: false }))).toBe('COACH_BUSY')
  expect(because(mayClash(1, { isAccepted: true }))).toBe('allowed')
})

describe('participation', () => {
  const now = at('17T00:00:00')
  const sessions = plan({ changes: [changed('2026-03-09', { isCancelled: true })] })
  const ids = sessions.map(({ id }) => id)

  test('is sessions joined over sessions held, without cancelled ones', () => {
    const part = participation(sessions, { attended: new Set([ids[0] ?? '']), since: at('01T00:00:00'), now })
    expect(part).toEqual({ held: 2, joined: 1, minutes: 60 })
    expect(participationRate(part)).toBe(50)
  })

  test('leaves out sessions held before the learner joined', () => {
    const part = participation(sessions, { attended: new Set(), since: at('10T00:00:00'), now })
    expect(part).toEqual({ held: 1, joined: 0, minutes: 0 })
  })

  test('is null while no session was held', () => {
    expect(participationRate({ held: 0, joined: 0 })).toBeNull()
  })

  test('rounds hours to one decimal', () => {
    expect([0, 60, 90, 95].map(hoursOf)).toEqual([0, 1, 1.5, 1.6])
  })
})

test('a learner who comes up to five minutes after the start is on time', () => {
  const startsAt = at('02T18:00:00')
  const late = (clock: string) => minutesLate({ startsAt }, at(`02T${clock}`))
  expect(['17:50:00', '18:00:00', '18:05:59'].map(late)).toEqual([null, null, null])
  expect(['18:06:00', '18:20:30'].map(late)).toEqual([6, 20])
  expect(minutesLate({ startsAt }, null)).toBeNull()
})
