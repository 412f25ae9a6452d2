import { describe, expect, it, test } from 'vitest'
import { firstLessonRules as rules } from './lesson.ts'
import {
  duoWithoutPartner,
  givesCreditBack,
  isPaid,
  lessonState,
  mayCancel,
  mayDecide,
  mayEnter,
  mayJoinGroup,
  mayMove,
  outcomeOf,
  takesPlace,
} from './rules.ts'

const startsAt = new Date('2026-03-04T16:00:00Z')
const lesson = { startsAt, endsAt: new Date('2026-03-04T16:30:00Z'), isCancelled: false }
const at = (clock: string, day = '04') => new Date(`2026-03-${day}T${clock}Z`)

test.each([
  ['15:49:59', 'upcoming', { allowed: false, because: 'LESSON_NOT_OPEN' }],
  ['15:50:00', 'open', { allowed: true }],
  ['16:29:59', 'open', { allowed: true }],
  ['16:30:00', 'over', { allowed: false, because: 'LESSON_OVER' }],
])('at %s a lesson from 16:00 to 16:30 is %s', (clock, state, verdict) => {
  expect(lessonState(lesson, at(clock))).toBe(state)
  expect(mayEnter(lesson, at(clock))).toEqual(verdict)
})

test('nobody enters a cancelled lesson', () => {
  const verdict = mayEnter({ ...lesson, isCancelled: true }, at('16:00:00'))
  expect(verdict).toEqual({ allowed: false, because: 'LESSON_CANCELLED' })
})

describe('cancelling and moving', () => {
  it('are free until 12 hours before the start; later the credit is gone, and a move is refused', () => {
    expect(mayCancel(lesson, { rules, now: at('03:59:59') })).toEqual({ allowed: true, isInTime: true })
    expect(mayCancel(lesson, { rules, now: at('04:00:00') })).toEqual({ allowed: true, isInTime: false })
    expect(mayMove(lesson, { rules, now: at('03:59:59') })).toEqual({ allowed: true })
    expect(mayMove(lesson, { rules, now: at('04:00:00') })).toEqual({
      allowed: false,
      because: 'TOO_LATE_TO_MOVE',
    })
  })

  it('end with the start', () => {
    const begun = { allowed: false, because: 'LESSON_BEGUN' }
    expect(mayCancel(lesson, { rules, now: startsAt })).toEqual(begun)
    expect(mayMove(lesson, { rules, now: startsAt })).toEqual(begun)
  })
})

describe('what became of a lesson', () => {
  const seen = { startsAt, learnerCameAt: null, coachCameAt: null, coachSays: null }
  const came = at('15:58:00')
  it.each([
    ['both came', { learnerCameAt: came, coachCameAt: came }, 'taught'],
    ['the coach came at the tenth minute', { learnerCameAt: came, coachCameAt: at('16:10:00') }, 'taught'],
    ['the coach came later', { learnerCameAt: came, coachCameAt: at('16:10:01') }, 'coach_absent'],
    ['the coach never came', { learnerCameAt: came }, 'coach_absent'],
    ['only the coach came', { coachCameAt: came }, 'learner_absent'],
    ['nobody came', {}, 'unclear'],
    ['the coach says that a learner without a door record came', { coachSays: 'came' as const }, 'taught'],
    [
      'the coach says that a learner who came did not',
      { learnerCameAt: came, coachCameAt: came, coachSays: 'absent' as const },
      'unclear',
    ],
  ])('when %s', (_, given, outcome) => {
    expect(outcomeOf({ ...seen, ...given })).toBe(outcome)
  })

  it('decides on credit and pay', () => {
    const outcomes = ['taught', 'learner_absent', 'coach_absent', 'unclear'] as const
    expect(outcomes.filter(givesCreditBack)).toEqual(['coach_absent'])
    expect(outcomes.filter(isPaid)).toEqual(['taught', 'learner_absent'])
  })
})

test('the booker of a duo without a partner is asked 24 hours before, and the time is freed 12 hours before', () => {
  const state = (moment: Date) => duoWithoutPartner(lesson, { rules, now: moment })
  expect(state(at('15:59:59', '03'))).toBe('waits')
  expect(state(at('16:00:00', '03'))).toBe('asked')
  expect(state(at('04:00:00'))).toBe('freed')
})

test('a group class takes bookings until 12 hours before, and takes place with its least number', () => {
  const group = { ...lesson, seats: 4, taken: 3 }
  const join = (given: object, now = at('03:59:59')) => mayJoinGroup({ ...group, ...given }, { rules, now })
  expect(join({})).toEqual({ allowed: true })
  expect(join({ taken: 4 })).toEqual({ allowed: false, because: 'CLASS_FULL' })
  expect(join({}, at('04:00:00'))).toEqual({ allowed: false, because: 'BOOKING_CLOSED' })
  expect(join({ isCancelled: true })).toEqual({ allowed: false, because: 'LESSON_CANCELLED' })
  expect([takesPlace({ taken: 2, leastSeats: 3 }), takesPlace({ taken: 3, leastSeats: 3 })]).toEqual([
    false,
    true,
  ])
})

test('an admin decides only about an unclear lesson, once', () => {
  expect(mayDecide({ outcome: 'unclear' })).toEqual({ allowed: true })
  for (const outcome of [null, 'taught', 'learner_absent', 'coach_absent'] as const)
    expect(mayDecide({ outcome })).toEqual({ allowed: false, because: 'NOTHING_TO_DECIDE' })
})
