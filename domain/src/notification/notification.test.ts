import { describe, expect, it } from 'vitest'
import { choosableKinds, isMailed, kindsOf, mailWait } from './kinds.ts'
import { dueReminder, isReminderMailed, namedSessions, openedModule, replacesReminder } from './reminders.ts'

describe('a notification', () => {
  it('is mailed by its reader’s choice, and not when a separate e-mail goes out', () => {
    expect(isMailed('session_moved', undefined)).toBe(true)
    expect(isMailed('session_moved', false)).toBe(false)
    expect(isMailed('replay_ready', undefined)).toBe(false)
    expect(isMailed('replay_ready', true)).toBe(true)
    expect(isMailed('enrolled', true)).toBe(false)
  })

  it('delays only the mail of a message, which may be read in the app meanwhile', () => {
    expect([mailWait('message'), mailWait('session_moved')]).toEqual([300_000, 0])
  })

  it('can be chosen by the roles that receive it', () => {
    expect(kindsOf('admin')).toEqual([
      'refund_failed',
      'dispute',
      'payment_mismatch',
      'session_added',
      'coach_away',
      'class_without_coach',
      'service_trouble',
      'message',
      'announcement',
    ])
    expect(choosableKinds('coach')).toEqual([
      'course_changed',
      'session_moved',
      'session_cancelled',
      'session_changed',
      'session_added',
      'session_asked',
      'session_declined',
      'session_handed_over',
      'coach_away',
      'class_without_coach',
      'holidays_changed',
      'coach_changed',
      'coach_replaced',
      'absence',
      'session_soon',
      'lesson_booked',
      'lesson_moved',
      'lesson_cancelled',
      'lesson_soon',
      'lesson_asked',
      'lesson_declined',
      'lesson_handed_over',
      'lesson_decided',
      'group_cancelled',
      'recordings_waiting',
      'message',
      'announcement',
    ])
    expect(choosableKinds('learner')).not.toContain('refund')
  })
})

describe('a reminder', () => {
  const startsAt = new Date('2026-03-04T16:00:00Z')
  const session = { startsAt, isCancelled: false, holiday: null }
  it.each([
    ['2026-03-03T15:59:59Z', undefined],
    ['2026-03-03T16:00:00Z', 24],
    ['2026-03-04T14:59:59Z', 24],
    ['2026-03-04T15:00:00Z', 1],
    ['2026-03-04T15:59:59Z', 1],
    ['2026-03-04T16:00:00Z', undefined],
  ])('due at %s: %s hours before the start', (now, hours) => {
    expect(dueReminder(session, new Date(now))).toBe(hours)
  })

  it('is not sent for a session that is off', () => {
    const now = new Date('2026-03-04T10:00:00Z')
    expect(dueReminder({ ...session, isCancelled: true }, now)).toBeUndefined()
    expect(dueReminder({ ...session, holiday: 'Cumhuriyet Bayramı' }, now)).toBeUndefined()
  })

  it('is replaced by the notice of a move in the same hours', () => {
    const movedAt = new Date('2026-03-03T18:00:00Z')
    expect(replacesReminder(movedAt, { startsAt, hours: 24 })).toBe(true)
    expect(replacesReminder(movedAt, { startsAt, hours: 1 })).toBe(false)
    expect(replacesReminder(new Date('2026-03-03T15:54:59Z'), { startsAt, hours: 24 })).toBe(false)
  })

  it('is replaced by a notice whose mail may still wait when it is due', () => {
    expect(replacesReminder(new Date('2026-03-03T15:55:00Z'), { startsAt, hours: 24 })).toBe(true)
  })

  it('is replaced by the notice of a new timetable for each session that the notice names', () => {
    const at = (clock: string, off = {}) => ({ ...session, startsAt: new Date(`2026-03-${clock}Z`), ...off })
    const now = new Date('2026-03-03T16:00:00Z')
    const [past, holiday, next, soon, later] = [
      at('03T15:00:00'),
      at('03T17:00:00', { holiday: 'Bayram' }),
      at('03T18:00:00'),
      at('04T16:00:00'),
      at('05T16:00:00'),
    ]
    expect(namedSessions([later, soon, next, holiday, past], now)).toEqual([next, soon])
    expect(namedSessions([past, later], now)).toEqual([later])
    expect(namedSessions([past], now)).toEqual([])
  })

  it('is mailed only a day ahead', () => {
    expect([isReminderMailed(24), isReminderMailed(1)]).toEqual([true, false])
  })
})

describe('a newly opened module', () => {
  const dates = { startDate: '2026-03-02', endDate: '2026-03-29' } // four modules of a week
  it.each([
    ['2026-03-01T20:59:00Z', undefined],
    ['2026-03-01T21:00:00Z', 0],
    ['2026-03-04T20:00:00Z', 0],
    ['2026-03-05T08:00:00Z', undefined],
    ['2026-03-08T21:00:00Z', 1],
    ['2026-03-24T08:00:00Z', 3],
    ['2026-04-24T08:00:00Z', undefined],
  ])('at %s is %s', (now, place) => {
    expect(openedModule(dates, 4, new Date(now))?.place).toBe(place)
  })
})
