import { describe, expect, it } from 'vitest'
import { languages, type Language } from '@sohbet/domain/language'
import { fieldMessage, fieldMessages } from '../field-messages.ts'
import { currencies, priceLimits } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { courseFields, priceFault } from './course-fields.ts'
import { id } from '../fields.ts'

const [typeId, coachId] = ['01a1de2c-a5ef-7ce8-a733-2e99ae345fad', '01a1de2c-b000-7ce8-a733-2e99ae345fad']
const session = { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }
const course = {
  name: 'Evenings',
  description: 'Twice a week',
  typeId,
  startDate: '2026-04-06',
  endDate: '2026-10-05',
  primaryCoachId: coachId,
  price: 450,
  maxEnrollments: 25,
  moduleDuration: 7,
  zoomLink: 'https://zoom.example/j/1',
  zoomTimes: [session],
}
const faults = (change: object) =>
  Object.fromEntries(
    courseFields
      .safeParse({ ...course, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

describe('a rule over two fields is checked while a number is still empty', () => {
  const empty = { price: Number.NaN, maxEnrollments: Number.NaN }
  it.each<[string, string, object]>([
    ['endDate', 'End date must not be before the start date', { endDate: '2026-04-05' }],
    ['secondaryCoachId', 'Choose another coach than the primary one', { secondaryCoachId: coachId }],
    [
      'prerequisites.requiredCourseTypeId',
      'A course cannot require its own type',
      { prerequisites: { levelTestScore: Number.NaN, requiredCourseTypeId: typeId } },
    ],
    [
      'zoomTimes.2',
      'Sessions on the same day cannot overlap',
      { zoomTimes: [session, { ...session, duration: Number.NaN }, { ...session, minute: 30 }] },
    ],
  ])('%s', (field, message, change) => {
    expect(faults({ ...empty, ...change })).toMatchObject({ [field]: message, price: 'Price is required' })
  })
})

it.each([
  ['2026-04-06', '2026-04-06'],
  ['2026-04-05T21:30:00.000Z', '2026-04-06'],
  ['2026-04-06T02:00:00+09:00', '2026-04-05'],
  // A time without an offset is on the school's clock, whatever the clock of this machine
  ['2026-04-06T00:30:00', '2026-04-06'],
  ['2026-04-06T23:59', '2026-04-06'],
])('%s is the day %s', (startDate, day) => {
  expect(courseFields.parse({ ...course, startDate }).startDate).toBe(day)
})

it.each(['2026-04-06T25:00:00', '2026-02-30T10:00:00', '2026-04-06 10:00', '2026-04-06Tea'])(
  '%s is not a day',
  (startDate) => {
    expect(faults({ startDate })).toEqual({ startDate: 'Must be a valid date' })
  },
)

it('writes an id in one spelling, so that one coach is not taken for two', () => {
  expect(id.parse(coachId.toUpperCase())).toBe(coachId)
  expect(faults({ secondaryCoachId: coachId.toUpperCase() })).toEqual({
    secondaryCoachId: 'Choose another coach than the primary one',
  })
})

it('compares at most the allowed number of sessions', () => {
  const zoomTimes = Array.from({ length: 22 }, () => session)
  expect(faults({ zoomTimes })).toEqual({ zoomTimes: 'At most 21 zoom sessions a week are allowed' })
})

describe('a number that is too large does not get the message of one that is too small', () => {
  it.each<[string, object, string]>([
    ['maxEnrollments', { maxEnrollments: 10_001 }, 'Must be at most 10,000'],
    ['maxEnrollments', { maxEnrollments: 1e20 }, 'Must be at most 10,000'],
    ['moduleDuration', { moduleDuration: 366 }, 'Must be at most 365'],
    ['moduleDuration', { moduleDuration: 1e20 }, 'Must be at most 365'],
    [
      'zoomTimes.0.duration',
      { zoomTimes: [{ ...session, duration: 1e20 }] },
      'Duration cannot exceed 4 hours',
    ],
  ])('%s %o', (field, change, message) => {
    const issues = courseFields.safeParse({ ...course, ...change }).error?.issues ?? []
    expect(fieldMessages(issues, 'en')).toEqual({ [field]: message })
  })
})

it.each(currencies)('names the limits of a price in %s, in both languages', (currency) => {
  const { min, max } = priceLimits(currency)
  const messageOf = (minor: number, language: Language) => {
    const message = priceFault({ price: minor / 100, currency }, undefined) ?? ''
    return fieldMessage({ code: 'custom', path: ['price'], message, input: minor }, language)
  }
  for (const language of languages) {
    expect(messageOf(max + 1, language)).toContain(formatMoney(max, currency, language))
    expect(messageOf(min - 1, language)).toContain(formatMoney(min, currency, language).replace('$', ''))
  }
})

it('refuses a course longer than three years', () => {
  expect(faults({ endDate: '2029-04-05' })).toEqual({})
  expect(faults({ endDate: '2029-04-06' })).toEqual({ endDate: 'A course lasts 3 years at most' })
  expect(faults({ endDate: '2062-10-05' })).toEqual({ endDate: 'A course lasts 3 years at most' })
})
