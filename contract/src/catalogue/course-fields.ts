import { isInstalmentNumber } from '@sohbet/domain/enrollment/payment'
import { currencies, mayCost, mayCostEarly, toMinor, type Currency } from '@sohbet/domain/course/price'
import { daysOf, maxCourseDays } from '@sohbet/domain/course/status'
import { maxZoomTimes, overlapping } from '@sohbet/domain/course/zoom-times'
import { maxScore } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { courseNameLength, requiredDay, wholeNumber, zoomTime } from './course-parts.ts'
import { say } from './say.ts'
import {
  countFrom,
  givenNumber,
  httpsLink,
  id,
  idOf,
  limits,
  oneLine,
  plainText,
  requiredText,
  seenRevision,
} from '../fields.ts'

const sessionRequired = say('At least one zoom session is required')

const zoomTimes = z
  .array(zoomTime, { error: ({ code }) => (code === 'invalid_type' ? sessionRequired : undefined) })
  .min(1, sessionRequired)
  .max(maxZoomTimes, say('At most 21 zoom sessions a week are allowed'))
  .superRefine(
    (times, context) => {
      // An unfinished session does not stop the comparison of the others
      const finished = times.flatMap((time, place) =>
        zoomTime.safeParse(time).success ? [{ ...time, place }] : [],
      )
      for (const { place } of overlapping(finished))
        context.addIssue({
          code: 'custom',
          path: [place],
          message: say('Sessions on the same day cannot overlap'),
        })
    },
    { when: ({ value }) => Array.isArray(value) && value.length <= maxZoomTimes },
  )

/** A form sends an empty field when nothing is chosen. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullish()
const optionalId = orEmpty(id)

const scoreRange = say('Score must be between 0 and 4000')

/** A rule over some fields is checked as soon as these are valid, even if other fields are missing. */
const areRight =
  (fields: z.ZodType) =>
  ({ value }: { value: unknown }) =>
    fields.safeParse(value).success
const areDays = areRight(z.object({ startDate: z.iso.date(), endDate: z.iso.date() }))
const isForm = areRight(z.object({}))
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const areTwoCoaches = areRight(z.object({ primaryCoachId: id, secondaryCoachId: id }))
const areTwoTypes = areRight(z.object({ typeId: id, prerequisites: z.object({ requiredCourseTypeId: id }) }))

const priceMessages = {
  USD: {
    PRICE_TOO_LOW: say('A price is 1 or more. Tick “Free course” for none.'),
    PRICE_TOO_HIGH: say('The highest price in US dollars is $333,333.33'),
  },
  TRY: {
    PRICE_TOO_LOW: say('The lowest price in Turkish lira is 30 TL. Tick “Free course” for none.'),
    PRICE_TOO_HIGH: say('The highest price in Turkish lira is 333,333.33 TL'),
  },
}

type Price = { price: number; currency: Currency }
const inMinor = ({ price, currency }: Price) => ({ priceMinor: toMinor(price), currency })

/**
 * The message of a price outside the limits. Not part of the schema, because a course may keep a price from before
 * the limits, and the school's currency may be needed.
 */
export function priceFault(wished: Price, before?: Price): string | undefined {
  const verdict = mayCost(inMinor(wished), before && inMinor(before))
  return verdict.allowed ? undefined : priceMessages[wished.currency][verdict.because]
}

/** The message of an early-bird price that is not below the course's price, or below the limit of its currency. */
export function earlyBirdFault(earlyPrice: number, { price, currency }: Price): string | undefined {
  const verdict = mayCostEarly(toMinor(earlyPrice), { priceMinor: toMinor(price), currency })
  if (verdict.allowed) return undefined
  if (verdict.because === 'EARLY_BIRD_NOT_CHEAPER')
    return say('The early-bird price must be lower than the price')
  return currency === 'USD'
    ? say('The lowest early-bird price is $1')
    : say('The lowest early-bird price is 30 TL')
}

/** The fields of the course form. */
export const courseFields = z
  .object({
    name: requiredText(courseNameLength.max, say('Course name must be at least 3 characters'))
      .min(courseNameLength.min, say('Course name must be at least 3 characters'))
      .pipe(oneLine(courseNameLength.max)),
    description: requiredText(4000, say('Description is required')),
    /** For visitors and learners who read English; may be empty. If absent, it stays as it was. */
    descriptionEn: plainText(4000).trim().optional(),
    typeId: idOf(say('Course type is required')),
    startDate: requiredDay(say('Start date is required')),
    endDate: requiredDay(say('End date is required')),
    primaryCoachId: idOf(say('Primary coach is required')),
    secondaryCoachId: optionalId,
    /** Price of the Basic plan, with hundredths. The limits of its currency are checked by `priceFault`. */
    price: givenNumber(say('Price is required'))
      .min(0, say('Price cannot be negative'))
      .multipleOf(0.01, say('Price has two decimals at most')),
    /** If absent, a new course gets the school's, and an existing course keeps its own. */
    currency: z.enum(currencies).optional(),
    /**
     * The price of the Basic plan until a day, that day included; both empty for none. If absent, they stay as they
     * were. The limits are checked by `earlyBirdFault`.
     */
    earlyBirdPrice: orEmpty(
      z.number().positive(say('Must be more than 0')).multipleOf(0.01, say('Price has two decimals at most')),
    ),
    earlyBirdUntil: orEmpty(requiredDay(say('Must be a valid date'))),
    maxEnrollments: countFrom(say('Must allow at least one enrollment'), { min: 1, max: 10_000 }),
    /** People in a session, guests included; empty: as many as enrol. If absent, it stays as it was. */
    capacity: orEmpty(countFrom(say('Must allow at least one enrollment'), { min: 1, max: 10_000 })),
    /** The largest number of instalments; a select sends text. If absent, it stays as it was. */
    maxInstalments: z
      .union([z.number(), z.string()], say('Choose from the list of instalments'))
      .transform(Number)
      .refine(isInstalmentNumber, say('Choose from the list of instalments'))
      .optional(),
    /** In days. */
    moduleDuration: countFrom(say('Duration must be at least 1 day'), { min: 1, max: 365 }),
    prerequisites: z
      .object({
        levelTestScore: wholeNumber(scoreRange, { min: 0, max: maxScore }).default(0),
        requiredCourseTypeId: optionalId,
      })
      .default({ levelTestScore: 0 }),
    zoomLink: requiredText(limits.link, say('Zoom link is required')).pipe(httpsLink),
    zoomTimes,
    revision: seenRevision,
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    path: ['endDate'],
    error: say('End date must not be before the start date'),
    when: areDays,
  })
  .refine((dates) => daysOf(dates) <= maxCourseDays, {
    path: ['endDate'],
    error: say('A course lasts 3 years at most'),
    when: areDays,
  })
  .refine(({ earlyBirdPrice, earlyBirdUntil }) => !isGiven(earlyBirdPrice) || isGiven(earlyBirdUntil), {
    path: ['earlyBirdUntil'],
    error: say('Enter the last day of the early-bird price'),
    when: isForm,
  })
  .refine(({ earlyBirdPrice, earlyBirdUntil }) => !isGiven(earlyBirdUntil) || isGiven(earlyBirdPrice), {
    path: ['earlyBirdPrice'],
    error: say('Price is required'),
    when: isForm,
  })
  .refine(({ primaryCoachId, secondaryCoachId }) => secondaryCoachId !== primaryCoachId, {
    path: ['secondaryCoachId'],
    error: say('Choose another coach than the primary one'),
    when: areTwoCoaches,
  })
  .refine(({ typeId, prerequisites }) => prerequisites.requiredCourseTypeId !== typeId, {
    path: ['prerequisites', 'requiredCourseTypeId'],
    error: say('A course cannot require its own type'),
    when: areTwoTypes,
  })
export type CourseFields = z.output<typeof courseFields>
export type CourseFormValues = z.input<typeof courseFields>
