import { describe, expect, it, test } from 'vitest'
import { firstLessonRules as rules } from './lesson.ts'
import {
  decideSeats,
  givesCreditBack,
  isPaid,
  lessonState,
  mayCancel,
  mayDecide,
  mayEnter,
  mayMove,
  outcomeOf,
  outcomesOf,
} from './rules.ts'

const startsAt = new Date('2026-03-04T16:00:00Z')
const lesson = {
  startsAt,
  endsAt: new Date('2026-03-04T16:30:00Z'),
  isCancelled: false,
  freeUntil: new Date('2026-03-04T04:00:00Z'),
}
const alone = { ...lesson, kind: 'private' as const, taken: 1 }
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
    expect(mayCancel(lesson, at('03:59:59'))).toEqual({ allowed: true, isInTime: true })
    expect(mayCancel(lesson, at('04:00:00'))).toEqual({ allowed: true, isInTime: false })
    expect(mayMove(alone, at('03:59:59'))).toEqual({ allowed: true })
    expect(mayMove(alone, at('04:00:00'))).toEqual({
      allowed: false,
      because: 'TOO_LATE_TO_MOVE',
    })
  })

  it('a duo with a partner and a group class are not moved', () => {
    const moved = (given: object) => mayMove({ ...alone, ...given }, at('03:59:59'))
    expect(moved({ kind: 'duo' })).toEqual({ allowed: true })
    expect(moved({ kind: 'duo', taken: 2 })).toEqual({ allowed: false, because: 'PARTNER_HAS_TIME' })
    expect(moved({ kind: 'group' })).toEqual({ allowed: false, because: 'CLASS_STAYS' })
  })

  it('end with the start', () => {
    const begun = { allowed: false, because: 'LESSON_BEGUN' }
    expect(mayCancel(lesson, startsAt)).toEqual(begun)
    expect(mayMove(alone, startsAt)).toEqual(begun)
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
    [
      'the coach says that a learner without a door record came',
      { coachCameAt: came, coachSays: 'came' as const },
      'taught',
    ],
    ['a coach without a door record says that the learner came', { coachSays: 'came' as const }, 'unclear'],
    [
      'the learner waited, and a coach without a door record says that the lesson took place',
      { learnerCameAt: came, coachSays: 'came' as const },
      'coach_absent',
    ],
    [
      'the learner waited, and a coach without a door record says that the learner did not come',
      { learnerCameAt: came, coachSays: 'absent' as const },
      'coach_absent',
    ],
    [
      'the coach says that a learner who came did not',
      { learnerCameAt: came, coachCameAt: came, coachSays: 'absent' as const },
      'unclear',
    ],
  ])('when %s', (_, given, outcome) => {
    expect(outcomeOf({ ...seen, ...given }, rules)).toBe(outcome)
  })

  it.each([
    [
      'one of two did not come',
      came,
      [{ learnerCameAt: came }, {}],
      { lesson: 'taught', seats: ['taught', 'learner_absent'] },
    ],
    [
      'the coach did not come, and one of two did',
      null,
      [{ learnerCameAt: came }, {}],
      { lesson: 'coach_absent', seats: ['coach_absent', 'coach_absent'] },
    ],
    [
      'a coach without a door record says that one of two came',
      null,
      [{ learnerCameAt: came }, { coachSays: 'came' as const }],
      { lesson: 'coach_absent', seats: ['coach_absent', 'coach_absent'] },
    ],
    ['all learners cancelled late', came, [], { lesson: 'learner_absent', seats: [] }],
  ])('when %s', (_, coachCameAt, seats, outcomes) => {
    const all = seats.map((seat) => ({ learnerCameAt: null, coachSays: null, ...seat }))
    expect(outcomesOf({ startsAt, coachCameAt }, all, rules)).toEqual(outcomes)
  })

  it('follows the minutes of the school', () => {
    const given = { ...seen, learnerCameAt: came, coachCameAt: at('16:12:00') }
    expect(outcomeOf(given, { waitMinutes: 15 })).toBe('taught')
  })

  it('decides on credit and pay', () => {
    const outcomes = ['taught', 'learner_absent', 'coach_absent', 'unclear'] as const
    expect(outcomes.filter(givesCreditBack)).toEqual(['coach_absent'])
    expect(outcomes.filter(isPaid)).toEqual(['taught', 'learner_absent'])
  })
})

test('the decision of an admin answers the unclear seats; an absent coach was absent for all', () => {
  expect(decideSeats(['unclear', 'taught'], 'learner_absent')).toEqual({
    lesson: 'taught',
    seats: ['learner_absent', 'taught'],
  })
  expect(decideSeats(['unclear', 'taught'], 'coach_absent')).toEqual({
    lesson: 'coach_absent',
    seats: ['coach_absent', 'coach_absent'],
  })
})

test('an admin decides only about an unclear lesson, once', () => {
  expect(mayDecide({ outcome: 'unclear' })).toEqual({ allowed: true })
  for (const outcome of [null, 'taught', 'learner_absent', 'coach_absent'] as const)
    expect(mayDecide({ outcome })).toEqual({ allowed: false, because: 'NOTHING_TO_DECIDE' })
})
