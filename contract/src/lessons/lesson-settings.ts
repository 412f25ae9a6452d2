import { mayPricePack, type PackPrices } from '@sohbet/domain/credits/pack-prices'
import { currencies, fromMinor, toMinor, type Currency } from '@sohbet/domain/course/price'
import { packSizes, type PackSize } from '@sohbet/domain/credits/pack'
import { lessonLimits } from '@sohbet/domain/lesson/lesson'
import { maxRate } from '@sohbet/domain/lesson/pay'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { countFrom, id, revision } from '../fields.ts'

const minutes = countFrom(
  say('Must be from 15 to 120 minutes'),
  lessonLimits.minutes,
  say('Must be from 15 to 120 minutes'),
)
const pause = countFrom(
  say('Must be from 0 to 60 minutes'),
  lessonLimits.pauseMinutes,
  say('Must be from 0 to 60 minutes'),
)
const wait = countFrom(
  say('Must be from 5 to 60 minutes'),
  lessonLimits.waitMinutes,
  say('Must be from 5 to 60 minutes'),
)
const hours = countFrom(
  say('Must be from 1 to 168 hours'),
  lessonLimits.noticeHours,
  say('Must be from 1 to 168 hours'),
)
const days = countFrom(
  say('Must be from 1 to 90 days'),
  lessonLimits.horizonDays,
  say('Must be from 1 to 90 days'),
)
const months = countFrom(
  say('Must be from 1 to 24 months'),
  lessonLimits.planMonths,
  say('Must be from 1 to 24 months'),
)
const times = countFrom(say('Must be from 0 to 10'), lessonLimits.makeUps, say('Must be from 0 to 10'))

/** The rules of lessons, as the fields of their form. */
export const ruleFields = z.object({
  privateMinutes: minutes,
  duoMinutes: minutes,
  groupMinutes: minutes,
  pauseMinutes: pause,
  noticeHours: hours,
  horizonDays: days,
  freeCancelHours: hours,
  waitMinutes: wait,
  askHours: hours,
  absenceHours: hours,
  makeUpDays: days,
  makeUps: times,
  makeUpsInDays: days,
  extraSessions: times,
  planMonths: months,
  otherMonths: months,
  returnedDays: days,
  firstReminderDays: days,
  lastReminderDays: days,
})

/** An empty field of a form is sent as ''. */
const optionalSum = (max: number) =>
  z
    .union([
      z.literal('').transform(() => null),
      z.number(say('Enter a sum, or nothing')).min(0).max(max).multipleOf(0.01),
    ])
    .nullable()

const price = optionalSum(1_000_000)

const packFields = {
  packTry1: price,
  packTry5: price,
  packTry10: price,
  packUsd1: price,
  packUsd5: price,
  packUsd10: price,
} as const
type PackField = keyof typeof packFields
type PackSums = Readonly<Record<PackField, number | null>>

const fields: Record<Currency, Record<PackSize, PackField>> = {
  TRY: { 1: 'packTry1', 5: 'packTry5', 10: 'packTry10' },
  USD: { 1: 'packUsd1', 5: 'packUsd5', 10: 'packUsd10' },
}
export const packFieldOf = (currency: Currency, size: PackSize): PackField => fields[currency][size]

/** The prices of a form in minor units. */
export function pricesOf(sums: PackSums, currency: Currency): PackPrices {
  const minor = (size: PackSize) => {
    const sum = sums[fields[currency][size]]
    return sum === null ? null : toMinor(sum)
  }
  return { 1: minor(1), 5: minor(5), 10: minor(10) }
}

const inMajor = (minor: number | null) => (minor === null ? null : fromMinor(minor))

/** The fields of a form with these prices. */
export const sumsOf = (prices: Record<Currency, PackPrices>): Record<PackField, number | null> => ({
  packTry1: inMajor(prices.TRY[1]),
  packTry5: inMajor(prices.TRY[5]),
  packTry10: inMajor(prices.TRY[10]),
  packUsd1: inMajor(prices.USD[1]),
  packUsd5: inMajor(prices.USD[5]),
  packUsd10: inMajor(prices.USD[10]),
})

const priceFaults = {
  PRICE_TOO_LOW: say('Below the smallest sum that a payment provider takes'),
  PRICE_TOO_HIGH: say('Above the largest sum that a payment provider takes'),
  SINGLE_PRICE_MISSING: say('Enter the price of 1 credit too'),
  DEARER_THAN_SINGLE: say('Must not cost more than its credits one by one'),
} as const

const rate = optionalSum(fromMinor(maxRate))

/** Pay for one lesson or session; null where none is set. */
const rateFields = { payPrivate: rate, payDuo: rate, payGroup: rate, paySession: rate } as const
export const payRates = z.object(rateFields)
export type PayRateFields = z.infer<typeof payRates>

/** The form of the lesson settings. A pack without a price is not sold in that currency. */
export const lessonSettingsFields = z
  .object({
    ...ruleFields.shape,
    ...packFields,
    ...rateFields,
    revision,
  })
  .superRefine((settings, ctx) => {
    for (const currency of currencies) {
      const prices = pricesOf(settings, currency)
      for (const size of packSizes) {
        const verdict = mayPricePack(size, prices, currency)
        if (!verdict.allowed)
          ctx.addIssue({
            code: 'custom',
            path: [packFieldOf(currency, size)],
            message: priceFaults[verdict.because],
          })
      }
    }
  })
export type LessonSettings = z.infer<typeof lessonSettingsFields>

const sum = z.number().nullable()
const savedRates = z.object({ payPrivate: sum, payDuo: sum, payGroup: sum, paySession: sum })

const savedSettings = savedRates.extend({
  ...ruleFields.shape,
  packTry1: sum,
  packTry5: sum,
  packTry10: sum,
  packUsd1: sum,
  packUsd5: sum,
  packUsd10: sum,
  /** 0 while the first settings apply. */
  revision,
})

const admin = { access: only('admin') } as const

export const getLessonSettings = endpoint({
  method: 'GET',
  path: '/settings/lessons',
  summary: 'Get the rules of lessons, the prices of packs and the school’s pay rates',
  ...admin,
  reply: savedSettings,
})

export const changeLessonSettings = endpoint({
  method: 'PUT',
  path: '/settings/lessons',
  summary: 'Change the rules of lessons, the prices of packs and the school’s pay rates',
  ...admin,
  body: lessonSettingsFields,
  reply: savedSettings,
})

const coachRates = savedRates.extend({
  coachId: id,
  name: z.string(),
  /** 0 while the coach has no own rates. */
  revision,
})
export type CoachRates = z.infer<typeof coachRates>

export const listCoachRates = endpoint({
  method: 'GET',
  path: '/settings/coach-rates',
  summary: 'List the coaches with their own pay rates',
  ...admin,
  reply: z.array(coachRates),
})

export const coachRatesFields = payRates.extend({ revision })

export const changeCoachRates = endpoint({
  method: 'PUT',
  path: '/coaches/:id/rates',
  summary: 'Change a coach’s own pay rates; lessons and sessions that are decided keep theirs',
  ...admin,
  params: z.object({ id }),
  body: coachRatesFields,
  reply: coachRates,
})
