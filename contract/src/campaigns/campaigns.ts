import { codeLength, codePattern, discountKinds, foldCode } from '@sohbet/domain/campaign/discount-code'
import { codeStates } from '@sohbet/domain/campaign/usable'
import { currencies, maxStoredPrice } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { z } from 'zod'
import { requiredDay } from '../catalogue/course-parts.ts'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import {
  countFrom,
  id,
  inBothLanguages,
  moment,
  noId,
  oneLine,
  requiredText,
  revision,
  seenRevision,
} from '../fields.ts'
import { page, tableQuery } from '../paging.ts'
import { pricedFrom, typedCode } from './reduction.ts'

const one = { params: z.object({ id }) }
const currency = z.enum(currencies)

export const checkDiscountCode = endpoint({
  method: 'POST',
  path: '/discount-codes/check',
  summary: 'See the price of a course with a discount code, before you reserve a seat',
  access: only('learner'),
  limitPerMinute: 30,
  body: z.object({ courseId: id, plan: z.enum(plans).default('basic'), code: typedCode }),
  /** The reduction is the early-bird price when that is better. */
  reply: z.object({ plan: z.enum(plans), price: z.number(), currency, ...pricedFrom }),
})
export type CheckedPrice = z.infer<typeof checkDiscountCode.reply>

/** A form sends an empty field when there is no limit. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema]).nullable()

const codeSpelling = say('Use 3 to 30 letters, digits and dashes')
const percentRange = say('Must be a whole number from 1 to 100')
const limitRange = say('Must be 1 or more, or empty')
const limit = optional(countFrom(limitRange, { min: 1, max: 1_000_000 }))
const lastDay = optional(requiredDay(say('Must be a valid date')))

/** The most courses that a code names. */
const maxCodeCourses = 100

/** The fields of the form of a discount code. */
export const discountCodeFields = z
  .object({
    code: requiredText(100, codeSpelling)
      .transform(foldCode)
      .pipe(
        z
          .string()
          .min(codeLength.min, codeSpelling)
          .max(codeLength.max, codeSpelling)
          .regex(codePattern, codeSpelling),
      ),
    /** What it is for; only admins see it. */
    name: requiredText(200, say('Name is required')).pipe(oneLine(200)),
    kind: z.enum(discountKinds),
    /** Only of the kind `percent`. */
    percent: optional(countFrom(percentRange, { min: 1, max: 100 }, percentRange)),
    /** Only of the kind `sum`. */
    sum: optional(
      z
        .number()
        .positive(say('Must be more than 0'))
        .max(maxStoredPrice / 100)
        .multipleOf(0.01),
    ),
    currency: currency.nullable(),
    /** Empty for all plans. */
    plans: z.array(z.enum(plans)),
    /** Empty for all courses. */
    courseIds: z.array(id).max(maxCodeCourses),
    validFrom: lastDay,
    validUntil: lastDay,
    maxUses: limit,
    maxUsesPerLearner: limit,
    firstPaidCourseOnly: z.boolean(),
    isActive: z.boolean(),
    revision: seenRevision,
  })
  .superRefine((fields, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (fields.kind === 'percent' && fields.percent === null) fault('percent', percentRange)
    if (fields.kind === 'sum' && fields.sum === null) fault('sum', say('Must be more than 0'))
    if (fields.kind === 'sum' && fields.currency === null) fault('currency', say('Please fill in this field'))
    if (fields.validFrom && fields.validUntil && fields.validUntil < fields.validFrom)
      fault('validUntil', say('End date must not be before the start date'))
  })
export type DiscountCodeFields = z.output<typeof discountCodeFields>
export type DiscountCodeFormValues = z.input<typeof discountCodeFields>

/** A discount code for admins. */
export const discountCode = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(discountKinds),
  percent: z.number().int().nullable(),
  sum: z.number().nullable(),
  currency: currency.nullable(),
  plans: z.array(z.enum(plans)),
  /** Null for all courses. */
  courses: z.array(z.object({ id, name: z.string() })).nullable(),
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  maxUses: z.number().int().nullable(),
  maxUsesPerLearner: z.number().int().nullable(),
  firstPaidCourseOnly: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(codeStates),
  usesTaken: z.number().int(),
  createdAt: moment,
  revision,
})
export type DiscountCode = z.infer<typeof discountCode>

export const discountCodeColumns = {
  sortable: ['code', 'name', 'validUntil', 'usesTaken', 'createdAt'],
  searchable: ['code', 'name'],
} as const

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: '/discount-codes',
  summary: 'List the discount codes, paged',
  access: only('admin'),
  query: tableQuery(discountCodeColumns),
  reply: page(discountCode),
})

export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/discount-codes/:id',
  summary: 'Get a discount code',
  access: only('admin'),
  ...one,
  reply: discountCode,
})

export const createDiscountCode = endpoint({
  method: 'POST',
  path: '/discount-codes',
  summary: 'Create a discount code',
  access: only('admin'),
  status: 201,
  body: discountCodeFields.safeExtend({ id: noId }),
  reply: discountCode,
})

export const updateDiscountCode = endpoint({
  method: 'PUT',
  path: '/discount-codes/:id',
  summary: 'Change a discount code; orders that have used it keep their price',
  access: only('admin'),
  ...one,
  body: discountCodeFields,
  reply: discountCode,
})

export const toggleDiscountCode = endpoint({
  method: 'PATCH',
  path: '/discount-codes/:id/toggle-active',
  summary: 'Switch a discount code off or on',
  access: only('admin'),
  ...one,
  /** The state on the caller's screen. When it is no longer current, the call changes nothing. */
  body: z.object({ expected: z.boolean().optional() }).nullish(),
  reply: discountCode,
})

const discountUse = z.object({
  enrollmentId: id,
  /** Null after the account was erased. */
  username: z.string().nullable(),
  email: z.string().nullable(),
  courseId: id,
  course: z.string(),
  planName: inBothLanguages,
  status: z.enum(enrollmentStatuses),
  saved: z.number(),
  price: z.number(),
  currency,
  takenAt: moment,
})

export const listDiscountUses = endpoint({
  method: 'GET',
  path: '/discount-codes/:id/uses',
  summary: 'List the uses of a discount code, newest first',
  access: only('admin'),
  ...one,
  query: z.object({ pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  reply: page(discountUse),
})
