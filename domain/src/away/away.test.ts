import { describe, expect, test } from 'vitest'
import { schoolMinute } from '../calendar.ts'
import { minutesAfter } from '../moment.ts'
import { choiceFor, choicesOf, mayBeAway, nearestTimeAfter, shareOut } from './away.ts'

const at = (text: string) => new Date(`2026-03-${text}:00+03:00`)
const span = (start: string, minutes = 60) => ({
  startsAt: at(start),
  endsAt: minutesAfter(at(start), minutes),
})
const now = at('02T12:00')

describe('a time away', () => {
  test('may have begun, ends after now and after its start, and lasts two months at most', () => {
    const from = (startsAt: Date, endsAt: Date) => mayBeAway({ startsAt, endsAt }, now)
    expect(from(at('02T09:00'), at('09T09:00'))).toEqual({ allowed: true })
    expect(from(at('09T09:00'), at('09T09:00'))).toMatchObject({ because: 'AWAY_ENDS_FIRST' })
    expect(from(at('01T09:00'), now)).toMatchObject({ because: 'AWAY_IS_OVER' })
    expect(from(now, minutesAfter(now, 62 * 1440))).toEqual({ allowed: true })
    expect(from(now, minutesAfter(now, 62 * 1440 + 1))).toMatchObject({ because: 'AWAY_TOO_LONG' })
  })
})

describe('the choices', () => {
  const own = { role: 'own', substituteId: 'b', moveTo: at('10T19:00') } as const

  test('leave time and cancellation of a session to the coach of its course', () => {
    expect(choicesOf({ role: 'own', lesson: null })).toEqual(['ask', 'move', 'cancel', 'leave'])
    expect(choicesOf({ role: 'substitute', lesson: null })).toEqual(['ask', 'leave'])
    expect(choicesOf({ role: 'second', lesson: null })).toEqual(['leave'])
  })

  test('move only lessons of one learner', () => {
    expect(choicesOf({ role: 'own', lesson: 'private' })).toContain('move')
    expect(choicesOf({ role: 'own', lesson: 'duo' })).not.toContain('move')
    expect(choicesOf({ role: 'own', lesson: 'group' })).not.toContain('move')
  })

  test('for all cancel what cannot be asked or moved, and leave what the coach may not cancel', () => {
    expect(choiceFor('ask', { ...own, lesson: null })).toBe('ask')
    expect(choiceFor('ask', { ...own, lesson: null, substituteId: null })).toBe('cancel')
    expect(choiceFor('move', { ...own, lesson: 'group' })).toBe('cancel')
    expect(choiceFor('move', { ...own, lesson: null, moveTo: null })).toBe('cancel')
    expect(choiceFor('cancel', { ...own, role: 'substitute', lesson: null })).toBe('leave')
    expect(choiceFor('leave', { ...own, lesson: 'private' })).toBe('leave')
  })
})

describe('substitutes', () => {
  test('share the work, and get no two things at once', () => {
    const rows = ['05T10:00', '05T12:00', '05T12:30', '05T12:30', '05T16:00'].map((start, place) => ({
      ...span(start),
      id: String(place),
      free: ['a', 'b'],
    }))
    expect([...shareOut(rows)]).toEqual([
      ['0', 'a'],
      ['1', 'b'],
      ['2', 'a'],
      ['4', 'b'],
    ])
  })
})

describe('another time', () => {
  test('is the same time of day on the first free day after the absence', () => {
    const free = (from: string) => ({
      after: at('09T12:00'),
      isFree: (one: { startsAt: Date }) => one.startsAt >= at(from),
    })
    expect(nearestTimeAfter(span('05T19:00'), free('01T00:00'))).toEqual(at('09T19:00'))
    expect(nearestTimeAfter(span('05T10:00'), free('01T00:00'))).toEqual(at('10T10:00'))
    expect(nearestTimeAfter(span('05T19:00'), free('11T00:00'))).toEqual(at('11T19:00'))
    expect(nearestTimeAfter(span('05T19:00'), { after: at('09T12:00'), isFree: () => false })).toBeNull()
  })

  test('is the nearest free one of that week when the same time is taken every day', () => {
    const isFree = ({ startsAt }: { startsAt: Date }) => schoolMinute(startsAt) !== 19 * 60
    expect(nearestTimeAfter(span('05T19:00'), { after: at('09T12:00'), isFree })).toEqual(at('09T19:30'))
    const isMorning = ({ startsAt }: { startsAt: Date }) => schoolMinute(startsAt) <= 18 * 60
    expect(nearestTimeAfter(span('05T19:00'), { after: at('09T12:00'), isFree: isMorning })).toEqual(
      at('09T18:00'),
    )
    // Not before 08:00
    expect(
      nearestTimeAfter(span('05T09:00'), {
        after: at('09T12:00'),
        isFree: (one) => schoolMinute(one.startsAt) < 8 * 60,
      }),
    ).toBeNull()
  })
})
