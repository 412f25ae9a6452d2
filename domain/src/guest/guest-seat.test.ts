import { describe, expect, test } from 'vitest'
import { firstLessonRules as rules } from '../lesson/lesson.ts'
import { guestSeatsLeft, isMissed, mayLeave, mayMakeUp, mayTakeGuestSeat } from './guest-seat.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const now = at('03-02T12:00')
const room = { capacity: 10, enrolled: 9, absent: 0, guests: 0 }
const wanted = {
  ...room,
  startsAt: at('03-04T16:00'),
  endsAt: at('03-04T17:00'),
  kind: 'speaking_group' as const,
  isSameType: true,
  isOwnCourse: false,
  isBusy: false,
}

describe('a guest seat', () => {
  test('is free while (enrolled − announced absent) + guests < capacity', () => {
    expect(guestSeatsLeft(room)).toBe(1)
    expect(guestSeatsLeft({ ...room, guests: 1 })).toBe(0)
    expect(guestSeatsLeft({ ...room, guests: 1, absent: 2 })).toBe(2)
    // An absence was withdrawn: own learners are never refused
    expect(guestSeatsLeft({ ...room, enrolled: 10, guests: 2 })).toBe(0)
  })

  test.each([
    [{}, undefined],
    [{ kind: 'explained_exercise' as const }, 'NOT_A_SPEAKING_GROUP'],
    [{ isOwnCourse: true }, 'OWN_SESSION'],
    [{ isSameType: false }, 'OTHER_COURSE_TYPE'],
    [{ startsAt: now }, 'SESSION_BEGUN'],
    [{ guests: 1 }, 'NO_GUEST_SEAT'],
    [{ isBusy: true }, 'LEARNER_BUSY'],
  ])('with %o gives %s', (change, because) => {
    const verdict = mayTakeGuestSeat({ ...wanted, ...change }, now)
    expect(verdict).toEqual(because ? { allowed: false, because } : { allowed: true })
  })

  test('is given back free until 12 h before, later only after the school moved the session', () => {
    const seat = { startsAt: at('03-04T16:00'), freeUntil: at('03-04T04:00') }
    expect(mayLeave(seat, at('03-04T03:59'))).toEqual({ allowed: true, isInTime: true })
    expect(mayLeave(seat, at('03-04T04:00'))).toEqual({ allowed: true, isInTime: false })
    expect(mayLeave({ ...seat, freeUntil: seat.startsAt }, at('03-04T15:00'))).toEqual({
      allowed: true,
      isInTime: true,
    })
    expect(mayLeave(seat, seat.startsAt)).toEqual({
      allowed: false,
      because: 'SESSION_BEGUN',
    })
  })
})

describe('a make-up', () => {
  const missed = {
    startsAt: at('03-10T16:00'),
    announcedAt: at('03-10T04:00'),
    isAttended: false,
    isMadeUp: false,
  }
  const on = (startsAt: Date, others: Date[] = []) => mayMakeUp(missed, { startsAt, others, rules })

  test('needs an absence that was announced at least 12 h before, and was not used', () => {
    expect(isMissed(missed, rules)).toBe(true)
    for (const change of [
      { announcedAt: at('03-10T04:01') },
      { announcedAt: null },
      { isAttended: true },
      { isMadeUp: true },
    ])
      expect(isMissed({ ...missed, ...change }, rules)).toBe(false)
  })

  test('lies within 14 days of the missed session', () => {
    expect(on(at('03-24T16:00')).allowed).toBe(true)
    expect(on(at('03-24T16:01'))).toEqual({ allowed: false, because: 'MAKE_UP_TOO_FAR' })
    expect(on(at('02-24T15:59'))).toEqual({ allowed: false, because: 'MAKE_UP_TOO_FAR' })
  })

  test('is taken at most twice in 30 days', () => {
    const wish = at('03-12T16:00')
    expect(on(wish, [at('03-05T16:00')]).allowed).toBe(true)
    expect(on(wish, [at('02-20T16:00'), at('03-05T16:00')])).toEqual({
      allowed: false,
      because: 'TOO_MANY_MAKE_UPS',
    })
    expect(on(wish, [at('02-10T16:00'), at('03-05T16:00')]).allowed).toBe(true)
    expect(on(wish, [at('03-20T16:00'), at('04-05T16:00')])).toMatchObject({ allowed: false })
  })

  test('follows the numbers of the school', () => {
    const given = (change: Partial<typeof rules>) =>
      mayMakeUp(missed, { startsAt: missed.startsAt, others: [], rules: { ...rules, ...change } })
    expect(given({})).toEqual({ allowed: true })
    expect(given({ makeUps: 0 })).toEqual({ allowed: false, because: 'TOO_MANY_MAKE_UPS' })
    expect(given({ absenceHours: 168 })).toEqual({ allowed: false, because: 'NOTHING_TO_MAKE_UP' })
  })
})
