import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '../money/money.ts'
import { firstPlans, mayOffer, planPrice, plans, termsOf } from './plan.ts'
import {
  cancelTerms,
  keptMinor,
  mayCancel,
  refundMinor,
  refundParts,
  seatAtErasure,
  withdrawalFrom,
} from './cancellation.ts'
import { isOffered, spotsLeft } from './policy.ts'
import { backToBack } from './schedule.ts'
import { heldUntil } from './status.ts'

const course = {
  startDate: '2026-04-06',
  endDate: '2026-10-05',
  isActive: true,
  isClosedToEnrolments: false,
  cancelledAt: null,
  maxEnrollments: 25,
  currentEnrollments: 24,
}
const at = (text: string) => new Date(text)
const now = at('2026-03-02T09:00:00Z')

test('15.000 TL is Basic, 16.500 Super and 18.000 Premium, with 5, 10 and 15 credits and 0, 5 and 10 groups', () => {
  expect(plans.map((plan) => planPrice(1_500_000, firstPlans[plan]))).toEqual([
    1_500_000, 1_650_000, 1_800_000,
  ])
  expect(plans.map((plan) => firstPlans[plan])).toMatchObject([
    { name: { tr: 'Basic', en: 'Basic' }, credits: 5, extraGroups: 0 },
    { name: { tr: 'Super', en: 'Super' }, credits: 10, extraGroups: 5 },
    { name: { tr: 'Premium', en: 'Premium' }, credits: 15, extraGroups: 10 },
  ])
  expect(planPrice(0, firstPlans.premium)).toBe(0)
  expect(planPrice(1, firstPlans.super)).toBe(1)
  expect(planPrice(5, firstPlans.super)).toBe(6)
  const wish = { plan: 'premium', offers: firstPlans } as const
  expect(termsOf({ priceMinor: 45_000, currency: 'USD' }, wish)).toEqual({
    plan: 'premium',
    contents: firstPlans.premium,
    amountMinor: 54_000,
    currency: 'USD',
  })
  const gift = { plan: 'basic', amountMinor: 0, currency: 'TRY' }
  expect(termsOf({ priceMinor: 0, currency: 'TRY' }, wish)).toMatchObject(gift)
})

test('the largest plan costs no less than the one below it', () => {
  const offer = (middle: number, largest: number) =>
    mayOffer({ super: { pricePercent: middle }, premium: { pricePercent: largest } })
  expect([offer(110, 120), offer(150, 150)]).toEqual([{ allowed: true }, { allowed: true }])
  expect(offer(130, 120)).toMatchObject({ because: 'PLAN_CHEAPER_THAN_SMALLER' })
})

describe('offering a course', () => {
  test('is allowed while the course is active, open and before its first day in Istanbul', () => {
    expect(isOffered(course, at('2026-04-05T20:59:59Z'))).toEqual({ allowed: true })
    expect(isOffered(course, at('2026-04-05T21:00:00Z'))).toMatchObject({ because: 'COURSE_STARTED' })
    expect(isOffered({ ...course, isActive: false }, now)).toMatchObject({ because: 'COURSE_NOT_FOUND' })
    expect(isOffered({ ...course, cancelledAt: now }, now)).toMatchObject({ because: 'COURSE_CALLED_OFF' })
    expect(isOffered({ ...course, isClosedToEnrolments: true }, now)).toMatchObject({
      because: 'COURSE_CLOSED',
    })
  })

  test('counts the seats that are left', () => {
    expect(spotsLeft(course)).toBe(1)
    expect(spotsLeft({ ...course, currentEnrollments: 26 })).toBe(0)
  })
})

describe('cancelling', () => {
  const unchanged = { courseChangedAt: null, withdrawalFrom: null }

  test('is possible until 24 hours before 00:00 of the first day in Istanbul', () => {
    expect(cancelTerms(course, unchanged)).toEqual({ until: at('2026-04-04T21:00:00Z'), ground: 'start' })
    expect(mayCancel(course, unchanged, at('2026-04-04T21:00:00Z'))).toEqual({ allowed: true })
    expect(mayCancel(course, unchanged, at('2026-04-04T21:00:00.001Z'))).toMatchObject({
      because: 'TOO_LATE_TO_CANCEL',
    })
    // Istanbul still changed its clocks then: that night was an hour short
    const early = { startDate: '2015-03-30', endDate: '2015-04-30' }
    expect(cancelTerms(early, unchanged).until).toEqual(at('2015-03-28T21:00:00Z'))
  })

  test('is possible for 7 days after the school changed the dates or times', () => {
    const changed = { ...unchanged, courseChangedAt: at('2026-04-20T09:00:00Z') }
    expect(cancelTerms(course, changed)).toEqual({ until: at('2026-04-27T09:00:00Z'), ground: 'change' })
    expect(mayCancel(course, changed, at('2026-04-27T09:00:00Z'))).toEqual({ allowed: true })
    expect(mayCancel(course, changed, at('2026-04-27T09:00:00.001Z')).allowed).toBe(false)
    // A change long before the start takes nothing away
    const early = { ...unchanged, courseChangedAt: at('2026-03-01T09:00:00Z') }
    expect(cancelTerms(course, early)).toEqual(cancelTerms(course, unchanged))
  })

  test('is possible for 14 days after paying without the request for an early start', () => {
    const paid = { amountMinor: 45_000, activatedAt: at('2026-03-30T09:00:00Z') }
    const agreed = { consentedAt: at('2026-03-30T08:50:00Z'), earlyStartAt: null }
    expect(withdrawalFrom(paid, agreed)).toEqual(paid.activatedAt)
    expect(withdrawalFrom(paid, { ...agreed, earlyStartAt: agreed.consentedAt })).toBeNull()
    // A seat by hand without the documents is no distance sale, and a free seat has no price to withdraw from
    expect(withdrawalFrom(paid, { consentedAt: null, earlyStartAt: null })).toBeNull()
    expect(withdrawalFrom({ ...paid, amountMinor: 0 }, agreed)).toBeNull()
    const seat = { ...unchanged, withdrawalFrom: paid.activatedAt }
    expect(cancelTerms(course, seat)).toEqual({ until: at('2026-04-13T09:00:00Z'), ground: 'withdrawal' })
    expect(mayCancel(course, seat, at('2026-04-13T09:00:00Z'))).toEqual({ allowed: true })
    expect(mayCancel(course, seat, at('2026-04-13T09:00:00.001Z')).allowed).toBe(false)
    // The course begins later than the period ends
    const early = { ...unchanged, withdrawalFrom: at('2026-03-01T09:00:00Z') }
    expect(cancelTerms(course, early)).toEqual(cancelTerms(course, unchanged))
    // The later of two rights counts
    const both = { courseChangedAt: at('2026-04-08T09:00:00Z'), withdrawalFrom: paid.activatedAt }
    expect(cancelTerms(course, both)).toMatchObject({ ground: 'change' })
  })

  test('after a move keeps what was used in the earlier course and shares the rest', () => {
    const kept = (held: number, when: string, heldBefore = 0) =>
      keptMinor(
        course,
        {
          amountMinor: 40_000,
          usedMinor: 10_000,
          heldBefore,
          boughtSessions: null,
          sessions: { held, all: 30 },
        },
        at(when),
      )
    expect(kept(0, '2026-04-05T09:00:00Z')).toBe(10_000)
    expect(kept(10, '2026-04-20T09:00:00Z')).toBe(20_000)
    expect(kept(30, '2026-04-20T09:00:00Z')).toBe(40_000)
    // The new course had held 10 of its sessions before the learner came
    expect(kept(10, '2026-04-20T09:00:00Z', 10)).toBe(10_000)
    expect(kept(20, '2026-04-20T09:00:00Z', 10)).toBe(25_000)
    expect(kept(30, '2026-04-20T09:00:00Z', 10)).toBe(40_000)
  })

  test('of an erased account is refunded until the deadline, frees the seat before the start, then stays', () => {
    const fates = ['2026-04-04T21:00:00Z', '2026-04-05T20:59:59Z', '2026-04-05T21:00:00Z'].map((moment) =>
      seatAtErasure(course, unchanged, at(moment)),
    )
    expect(fates).toEqual(['refund', 'free', 'stay'])
    const changed = { ...unchanged, courseChangedAt: at('2026-04-20T09:00:00Z') }
    expect(seatAtErasure(course, changed, at('2026-04-21T09:00:00Z'))).toBe('refund')
  })

  test('refunds everything before the start, then the sessions not yet held', () => {
    const kept = (held: number, all: number, when: string, boughtSessions: number | null = null) =>
      keptMinor(
        course,
        { amountMinor: 45_000, usedMinor: 0, heldBefore: 0, boughtSessions, sessions: { held, all } },
        at(when),
      )
    expect(kept(0, 30, '2026-04-05T20:59:00Z')).toBe(0)
    expect(kept(0, 30, '2026-04-06T09:00:00Z')).toBe(0)
    expect(kept(10, 30, '2026-04-20T09:00:00Z')).toBe(15_000)
    expect(kept(30, 30, '2026-04-20T09:00:00Z')).toBe(45_000)
    expect(kept(0, 0, '2026-04-20T09:00:00Z')).toBe(0)
    // The school has since shortened the course to 10 sessions, or extended it to 40
    expect(kept(10, 10, '2026-04-20T09:00:00Z', 30)).toBe(15_000)
    expect(kept(10, 40, '2026-04-20T09:00:00Z', 30)).toBe(15_000)
    expect(kept(35, 40, '2026-04-20T09:00:00Z', 30)).toBe(45_000)
    expect([refundMinor(45_000, 15_000), refundMinor(10_000, 15_000)]).toEqual([30_000, 0])
  })

  test('keeps its part from the first sums and refunds the rest', () => {
    expect(refundParts([30_000, 20_000], 35_000)).toEqual({ refunds: [0, 15_000], keepMinor: 0 })
    expect(refundParts([30_000, 20_000], 60_000)).toEqual({ refunds: [0, 0], keepMinor: 10_000 })
    expect(refundParts([30_000, 0, 20_000], 0)).toEqual({ refunds: [30_000, 0, 20_000], keepMinor: 0 })
    expect(refundParts([45_000], Infinity).refunds).toEqual([0])
    // More was sent back than was received
    expect(refundParts([-500], 0).refunds).toEqual([0])
  })

  test('refunds in parts what it refunds as a whole, by card first and then by transfer', () => {
    const sums = fc.array(fc.nat(10_000_000), { maxLength: 4 })
    fc.assert(
      fc.property(sums, fc.nat(10_000_000), fc.nat(30_000_000), (payments, transferred, keep) => {
        const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)
        const byCard = refundParts(payments, keep)
        const byTransfer = refundParts([transferred], byCard.keepMinor)
        expect(total(byCard.refunds) + total(byTransfer.refunds)).toBe(
          refundMinor(total(payments) + transferred, keep),
        )
      }),
    )
  })

  test('keeps whole minor units between 0 and the price, and less for fewer held sessions', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        (amountMinor, all, some) => {
          const during = at('2026-04-20T09:00:00Z')
          const held = some % all
          const [fewer, more] = [held, held + 1].map((count) =>
            keptMinor(
              course,
              {
                amountMinor,
                usedMinor: 0,
                heldBefore: 0,
                boughtSessions: all,
                sessions: { held: count, all },
              },
              during,
            ),
          )
          expect(Number.isInteger(fewer)).toBe(true)
          expect(0 <= fewer! && fewer! <= more! && more! <= amountMinor).toBe(true)
        },
      ),
    )
  })
})

test('a seat is held for half an hour, an offer for a day, neither beyond the start', () => {
  expect(heldUntil('checkout', course.startDate, now)).toEqual(at('2026-03-02T09:30:00Z'))
  expect(heldUntil('waiting_list', course.startDate, now)).toEqual(at('2026-03-03T09:00:00Z'))
  const late = at('2026-04-05T20:45:00Z')
  expect(heldUntil('checkout', course.startDate, late)).toEqual(at('2026-04-05T21:00:00Z'))
  expect(heldUntil('waiting_list', course.startDate, late)).toEqual(at('2026-04-05T21:00:00Z'))
})

test('sessions of one day with at most 15 minutes between them are back to back', () => {
  const time = (dayOfWeek: 'monday' | 'tuesday', hour: number, minute: number) => ({
    dayOfWeek,
    hour,
    minute,
    duration: 60,
  })
  const [first, near, far] = [time('monday', 18, 0), time('monday', 19, 15), time('monday', 20, 31)]
  expect(backToBack([far, near, first, time('tuesday', 19, 0)])).toEqual([[first, near]])
})

test('formats money for readers', () => {
  expect(formatMoney(45_000, 'USD', 'en')).toBe('$450')
  expect(formatMoney(45_050, 'USD', 'en')).toBe('$450.50')
  expect(formatMoney(1_500_000, 'TRY', 'tr')).toBe('15.000 TL')
  expect(formatMoney(1_500_050, 'TRY', 'en')).toBe('15,000.50 TL')
})
