import { describe, expect, it, test } from 'vitest'
import { isFreeForGroup, noHours } from './availability.ts'
import { firstLessonRules as rules } from './lesson.ts'
import { duoWithoutPartner, isOfferedTo, mayChangeDuo, mayJoin, neighbours, numbersLead } from './together.ts'

const startsAt = new Date('2026-03-04T16:00:00Z')
const lesson = {
  startsAt,
  endsAt: new Date('2026-03-04T16:45:00Z'),
  isCancelled: false,
  freeUntil: new Date('2026-03-04T04:00:00Z'),
}
const at = (clock: string, day = '04') => new Date(`2026-03-${day}T${clock}Z`)
const refused = (because: string) => ({ allowed: false, because })

test('the booker of a duo without a partner is asked 24 hours before, and the time is freed 12 hours before', () => {
  const state = (moment: Date) => duoWithoutPartner({ ...lesson, searchedAt: null }, { rules, now: moment })
  expect(state(at('15:59:59', '03'))).toBe('waits')
  expect(state(at('16:00:00', '03'))).toBe('asked')
  expect(state(at('04:00:00'))).toBe('freed')
})

test('a new invitation has two hours before the booker is asked, and never delays the end', () => {
  const state = (searchedAt: Date, now: Date) => duoWithoutPartner({ ...lesson, searchedAt }, { rules, now })
  expect(state(at('17:00:00', '03'), at('18:59:59', '03'))).toBe('waits')
  expect(state(at('17:00:00', '03'), at('19:00:00', '03'))).toBe('asked')
  expect(state(at('09:00:00', '01'), at('16:00:00', '03'))).toBe('asked')
  expect(state(at('03:59:00'), at('04:00:00'))).toBe('freed')
})

test('seats are taken until 12 hours before', () => {
  const join = (given: object, now = at('03:59:59')) =>
    mayJoin({ ...lesson, seats: 4, taken: 3, ...given }, now)
  expect(join({})).toEqual({ allowed: true })
  expect(join({ taken: 4 })).toEqual(refused('NO_SEAT_LEFT'))
  expect(join({}, at('04:00:00'))).toEqual(refused('BOOKING_CLOSED'))
  expect(join({ isCancelled: true })).toEqual(refused('LESSON_CANCELLED'))
})

test('the booker looks for a partner or makes the duo private, until a partner comes or it is freed', () => {
  const change = (given: object, now = at('03:59:59')) =>
    mayChangeDuo({ ...lesson, kind: 'duo', taken: 1, isBooker: true, ...given }, now)
  expect(change({})).toEqual({ allowed: true })
  expect(change({ isBooker: false })).toEqual(refused('NOT_A_DUO'))
  expect(change({ kind: 'group' })).toEqual(refused('NOT_A_DUO'))
  expect(change({ taken: 2 })).toEqual(refused('NO_SEAT_LEFT'))
  expect(change({}, at('04:00:00'))).toEqual(refused('BOOKING_CLOSED'))
})

describe('a seat is offered', () => {
  const learner = { level: 'B1' as const, isInvited: false, isOfCourse: false }
  const range = { levelFrom: 'A2' as const, levelTo: 'B2' as const }
  const nobody = { openTo: null, levelFrom: null, levelTo: null }

  it('of a group class to its levels', () => {
    const group = { ...nobody, kind: 'group' as const, ...range }
    expect(isOfferedTo(group, learner)).toBe(true)
    expect(isOfferedTo(group, { ...learner, level: 'C1' })).toBe(false)
    expect(isOfferedTo(group, { ...learner, level: null, isInvited: true })).toBe(false)
  })

  it('of a duo to the invited partner, or to those to whom it is open', () => {
    const duo = { ...nobody, kind: 'duo' as const }
    expect(isOfferedTo(duo, learner)).toBe(false)
    expect(isOfferedTo(duo, { ...learner, isInvited: true })).toBe(true)
    expect(isOfferedTo({ ...duo, openTo: 'course' }, { ...learner, isOfCourse: true })).toBe(true)
    expect(isOfferedTo({ ...duo, openTo: 'level', ...range }, learner)).toBe(true)
    expect(isOfferedTo({ ...duo, openTo: 'level', ...range }, { ...learner, level: 'A1' })).toBe(false)
  })

  it('of a private lesson to nobody', () => {
    expect(isOfferedTo({ ...nobody, kind: 'private' }, { ...learner, isInvited: true })).toBe(false)
  })

  it('to the neighbouring levels', () => {
    expect(neighbours('B1')).toEqual({ levelFrom: 'A2', levelTo: 'B2' })
    expect(neighbours('A1')).toEqual({ levelFrom: 'A1', levelTo: 'A2' })
    expect(neighbours('C1')).toEqual({ levelFrom: 'B2', levelTo: 'C1' })
  })
})

describe('the numbers of a lesson', () => {
  const lead = (given: object, now: Date) =>
    numbersLead(
      { ...lesson, searchedAt: null, kind: 'duo', taken: 1, leastSeats: 2, ...given },
      { rules, now },
    )

  it('of a duo without a partner: asked 24 hours before, off 12 hours before', () => {
    expect(lead({}, at('15:59:59', '03'))).toBe('on')
    expect(lead({}, at('16:00:00', '03'))).toBe('asked')
    expect(lead({}, at('04:00:00'))).toBe('off')
    expect(lead({ taken: 2 }, at('04:00:00'))).toBe('on')
  })

  it('of a group class are checked when its bookings end', () => {
    const group = { kind: 'group', leastSeats: 3 }
    expect(lead({ ...group, taken: 2 }, at('03:59:59'))).toBe('on')
    expect(lead({ ...group, taken: 2 }, at('04:00:00'))).toBe('off')
    expect(lead({ ...group, taken: 3 }, at('04:00:00'))).toBe('on')
  })

  it('count no more after the start', () => {
    expect(lead({}, startsAt)).toBe('on')
  })
})

describe('a coach opens a group class', () => {
  const availability = { kinds: [], week: noHours, days: {}, maxPerDay: null }
  const diary = { availability, holidays: [], lessons: [], sessions: [], rules }
  const isFree = (given: object = {}, moment = startsAt) =>
    isFreeForGroup({ ...diary, ...given }, { startsAt: moment, now: at('09:00:00', '02') })

  it('at any time without a lesson or session, pauses included', () => {
    expect(isFree()).toBe(true)
    const before = { startsAt: at('15:00:00'), endsAt: at('15:51:00') }
    expect(isFree({ lessons: [before] })).toBe(false)
    expect(isFree({ lessons: [{ ...before, endsAt: at('15:50:00') }] })).toBe(true)
    expect(isFree({ sessions: [{ startsAt: at('17:05:00'), endsAt: at('18:00:00') }] })).toBe(false)
  })

  it('but not on a holiday, on a day off, too soon or too far ahead', () => {
    expect(isFree({ holidays: [{ day: '2026-03-04', name: 'Bayram' }] })).toBe(false)
    expect(isFree({ availability: { ...availability, days: { '2026-03-04': [] } } })).toBe(false)
    expect(isFree({}, at('20:59:00', '02'))).toBe(false)
    expect(isFree({}, at('21:01:00', '02'))).toBe(true)
    expect(isFree({}, new Date('2026-04-10T16:00:00Z'))).toBe(false)
  })
})
