import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPlans } from '../enrollment/plan.ts'
import { codePattern, foldCode } from './discount-code.ts'
import { orderTerms, priceWithCode, termsOfHeld } from './reduction.ts'
import { codeState, mayUseCode, type CodeOrder, type CodeRules } from './usable.ts'

const now = new Date('2026-03-02T09:00:00Z')
const course = { priceMinor: 450_00, currency: 'TRY', earlyBirdMinor: null, earlyBirdUntil: null } as const
const percent = (off: number) => ({ kind: 'percent', percent: off, sumMinor: null }) as const
const sum = (off: number) => ({ kind: 'sum', percent: null, sumMinor: off }) as const

test.each(['ılık', 'ILIK', 'ilik', 'İLİK', ' il ik '])('%s is typed for the code ILIK', (typed) => {
  expect(foldCode(typed)).toBe('ILIK')
})

test('letters of other alphabets are no part of a code', () => {
  expect(['GÜZ-10', 'ŞEHIR', 'BAHAR2026'].map((typed) => codePattern.test(foldCode(typed)))).toEqual([
    true,
    true,
    true,
  ])
  expect(['ОДИН', 'A_B', '-A', 'A+B'].map((typed) => codePattern.test(foldCode(typed)))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

describe('the price with a code', () => {
  test.each([
    [percent(10), 450_00, 405_00],
    [percent(15), 333_33, 283_33],
    [percent(100), 450_00, 0],
    [sum(50_00), 450_00, 400_00],
    [sum(500_00), 450_00, 0],
  ])('%o of %d is %d', (code, list, price) => {
    expect(priceWithCode(code, list)).toBe(price)
  })

  test('is a whole number between 0 and the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.integer({ min: 1, max: 100 }), (list, off) => {
        const price = priceWithCode(percent(off), list)
        expect(Number.isInteger(price)).toBe(true)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThanOrEqual(list)
      }),
    )
  })
})

describe('an order gets one reduction, the better one', () => {
  const early = { ...course, earlyBirdMinor: 400_00, earlyBirdUntil: '2026-03-02' } as const
  const terms = (offer: Parameters<typeof orderTerms>[0], code: Parameters<typeof priceWithCode>[0] | null) =>
    orderTerms(offer, { plan: 'super', offers: firstPlans, code, now })

  test('without any, the price of the plan', () => {
    expect(terms(course, null)).toEqual({
      plan: 'super',
      contents: firstPlans.super,
      currency: 'TRY',
      listMinor: 495_00,
      amountMinor: 495_00,
      reductionKind: null,
    })
  })

  test('the early-bird price until the end of its day, with the factor of the plan', () => {
    expect(terms(early, null)).toMatchObject({ amountMinor: 440_00, reductionKind: 'early_bird' })
    const endOfDay = new Date('2026-03-02T20:59:59Z')
    expect(
      orderTerms(early, { plan: 'basic', offers: firstPlans, code: null, now: endOfDay }).amountMinor,
    ).toBe(400_00)
    const midnight = new Date('2026-03-02T21:00:00Z')
    expect(orderTerms(early, { plan: 'basic', offers: firstPlans, code: null, now: midnight })).toMatchObject(
      {
        amountMinor: 450_00,
        reductionKind: null,
      },
    )
  })

  test('the code when it is cheaper, never both', () => {
    expect(terms(early, percent(20))).toMatchObject({ amountMinor: 396_00, reductionKind: 'code' })
    expect(terms(early, percent(5))).toMatchObject({ amountMinor: 440_00, reductionKind: 'early_bird' })
  })

  test('the early-bird price when both are equal, so that no use is taken', () => {
    expect(terms(early, sum(55_00)).reductionKind).toBe('early_bird')
  })

  test('a held seat keeps its agreed prices when the code changes', () => {
    const held = terms(early, null)
    const dearer = { ...early, priceMinor: 900_00, earlyBirdMinor: 800_00 }
    const tomorrow = new Date('2026-03-03T09:00:00Z')
    const change = (code: Parameters<typeof priceWithCode>[0] | null) =>
      termsOfHeld(held, { course: dearer, code, now: tomorrow })
    expect(change(null)).toEqual(held)
    expect(change(percent(5))).toEqual(held)
    expect(change(percent(20))).toMatchObject({ listMinor: 495_00, amountMinor: 396_00 })
  })

  test('nothing in a free course', () => {
    expect(terms({ ...course, priceMinor: 0 }, percent(50))).toMatchObject({
      plan: 'basic',
      amountMinor: 0,
      reductionKind: null,
    })
  })
})

describe('a code', () => {
  const code: CodeRules = {
    ...percent(20),
    currency: null,
    plans: [],
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerLearner: null,
    firstPaidCourseOnly: false,
    isActive: true,
  }
  const order: CodeOrder = {
    plan: 'basic',
    listMinor: 450_00,
    currency: 'TRY',
    isForCourse: true,
    uses: 3,
    usesOfLearner: 1,
    hasOtherPaidCourse: true,
  }
  const why = (rules: Partial<CodeRules>, of: Partial<CodeOrder> = {}) => {
    const verdict = mayUseCode({ ...code, ...rules }, { ...order, ...of }, now)
    return verdict.allowed ? null : verdict.because
  }

  test.each<[Partial<CodeRules>, Partial<CodeOrder>, ReturnType<typeof why>]>([
    [{}, {}, null],
    [{ isActive: false }, {}, 'CODE_UNKNOWN'],
    [{ validFrom: '2026-03-02', validUntil: '2026-03-02' }, {}, null],
    [{ validFrom: '2026-03-03' }, {}, 'CODE_NOT_YET_VALID'],
    [{ validUntil: '2026-03-01' }, {}, 'CODE_EXPIRED'],
    [{}, { isForCourse: false }, 'CODE_NOT_FOR_COURSE'],
    [{}, { listMinor: 0 }, 'CODE_NOT_FOR_COURSE'],
    [{ ...sum(10_00), currency: 'USD' }, {}, 'CODE_NOT_FOR_COURSE'],
    [{ ...sum(10_00), currency: 'TRY' }, {}, null],
    [{ plans: ['super', 'premium'] }, {}, 'CODE_NOT_FOR_PLAN'],
    [{ plans: ['basic'] }, {}, null],
    [{ firstPaidCourseOnly: true }, {}, 'CODE_FIRST_COURSE_ONLY'],
    [{ firstPaidCourseOnly: true }, { hasOtherPaidCourse: false }, null],
    [{ maxUsesPerLearner: 1 }, {}, 'CODE_USED_BY_YOU'],
    [{ maxUsesPerLearner: 2 }, {}, null],
    [{ maxUses: 3 }, {}, 'CODE_USED_UP'],
    [{ maxUses: 4 }, {}, null],
    [sum(420_01), {}, 'CODE_NOT_FOR_COURSE'],
    [{ ...sum(420_01), currency: 'TRY' }, {}, 'CODE_BELOW_MINIMUM'],
    [{ ...sum(420_00), currency: 'TRY' }, {}, null],
    [{ ...sum(450_00), currency: 'TRY' }, {}, null],
    [percent(100), {}, null],
    [percent(99), {}, 'CODE_BELOW_MINIMUM'],
  ])('%o with %o: %s', (rules, of, because) => {
    expect(why(rules, of)).toBe(because)
  })

  test('has one state on the list', () => {
    const state = (rules: Partial<CodeRules & { usesTaken: number }>) =>
      codeState({ ...code, usesTaken: 3, ...rules }, now)
    expect(state({})).toBe('valid')
    expect(state({ validFrom: '2026-03-03' })).toBe('planned')
    expect(state({ validUntil: '2026-03-01', maxUses: 3 })).toBe('expired')
    expect(state({ maxUses: 3 })).toBe('used_up')
    expect(state({ isActive: false, maxUses: 3 })).toBe('inactive')
  })
})
