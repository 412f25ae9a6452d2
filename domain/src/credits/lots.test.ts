import { expect, test } from 'vitest'
import { firstLessonRules } from '../lesson/lesson.ts'
import {
  balanceOf,
  draw,
  expiryOfGift,
  expiryOfPlan,
  expiryOfReturned,
  isExpired,
  mayUse,
  returnedTo,
} from './lots.ts'

const lot = { credits: 5, extraGroups: 2, startDate: null, expiresOn: '2027-01-31', isFrozen: false }
const none = { credits: 0, extraGroups: 0 }
const one = { credits: 1, extraGroups: 0 }
const now = new Date('2026-05-01T09:00:00Z')

test('the months of the school decide how long credits last', () => {
  const rules = { ...firstLessonRules, planMonths: 3, otherMonths: 6, returnedDays: 10 }
  expect(expiryOfPlan({ endDate: '2026-08-31' }, rules)).toBe('2026-11-30')
  expect(expiryOfGift(now, rules)).toBe('2026-11-01')
  expect(expiryOfReturned(now, rules)).toBe('2026-05-11')
})

test('a lot of a plan lasts until 6 months after the course ends, other lots 12 months', () => {
  expect(expiryOfPlan({ endDate: '2026-08-31' }, firstLessonRules)).toBe('2027-02-28')
  expect(expiryOfGift(new Date('2026-05-01T21:30:00Z'), firstLessonRules)).toBe('2027-05-02')
})

test('a lot can be used until the end of its last day in Istanbul', () => {
  expect(isExpired(lot, new Date('2027-01-31T20:59:59Z'))).toBe(false)
  expect(isExpired(lot, new Date('2027-01-31T21:00:00Z'))).toBe(true)
  expect(balanceOf([lot], new Date('2027-02-01T09:00:00Z')).all).toEqual(none)
})

test('credits of a plan can be used from 00:00 of the first day in Istanbul', () => {
  const lots = [
    { ...lot, startDate: '2026-04-06' },
    { ...lot, credits: 3, extraGroups: 0 },
  ]
  const all = { credits: 8, extraGroups: 2 }
  const before = balanceOf(lots, new Date('2026-04-05T20:59:59Z'))
  expect(before).toEqual({
    all,
    open: { credits: 3, extraGroups: 0 },
    usable: { credits: 3, extraGroups: 0 },
    frozen: none,
  })
  expect(balanceOf(lots, new Date('2026-04-05T21:00:00Z')).usable).toEqual(all)
})

test('credits of a disputed payment are frozen; others can still be used', () => {
  const lots = [
    { ...lot, isFrozen: true },
    { ...lot, credits: 3, extraGroups: 0 },
    { ...lot, credits: 4, extraGroups: 0, startDate: '2026-06-01' },
  ]
  expect(balanceOf(lots, now).frozen).toEqual({ credits: 5, extraGroups: 2 })
  const ask = (credits: number, extraGroups = 0) => mayUse(lots, { credits, extraGroups }, now)
  expect(ask(3)).toEqual({ allowed: true })
  expect(ask(4)).toEqual({ allowed: false, because: 'CREDITS_FROZEN' })
  expect(ask(0, 1)).toEqual({ allowed: false, because: 'CREDITS_FROZEN' })
  expect(ask(9)).toEqual({ allowed: false, because: 'CREDITS_NOT_OPEN' })
  expect(ask(13)).toEqual({ allowed: false, because: 'NOT_ENOUGH_CREDITS' })
})

test('the lots that expire first are used first', () => {
  const late = { ...lot, expiresOn: '2027-03-31' }
  const soon = { ...lot, credits: 2, expiresOn: '2026-06-30' }
  const gone = { ...lot, expiresOn: '2026-04-30' }
  expect(draw([late, soon, gone], { credits: 3, extraGroups: 0 }, now)).toEqual([
    { lot: soon, credits: 2, extraGroups: 0 },
    { lot: late, credits: 1, extraGroups: 0 },
  ])
  expect(draw([soon, { ...late, isFrozen: true }], { credits: 3, extraGroups: 0 }, now)).toEqual([])
  expect(draw([late], one, now)).toEqual([{ lot: late, ...one }])
})

test('a returned credit goes to its own lot; when that has expired only the school gives another', () => {
  const at = (isBySchool: boolean, moment = '2027-02-01T09:00:00Z') =>
    returnedTo({ ...lot, paidBack: 'nothing' }, { isBySchool, now: new Date(moment) })
  expect(at(false, '2027-01-31T09:00:00Z')).toBe('lot')
  expect([at(false), at(true)]).toEqual(['nothing', 'new'])
})

test('a used credit of a refunded pack comes back only when the school did not give the lesson', () => {
  const at = (paidBack: 'unused' | 'all', isBySchool: boolean) =>
    returnedTo({ ...lot, paidBack }, { isBySchool, now })
  expect([at('unused', false), at('unused', true)]).toEqual(['nothing', 'new'])
  expect([at('all', false), at('all', true)]).toEqual(['nothing', 'nothing'])
})
