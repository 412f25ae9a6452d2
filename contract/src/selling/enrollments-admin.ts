import { currencies, fromMinor, maxStoredPrice } from '@sohbet/domain/course/price'
import { handMethods, ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { percentLimits, planPrice, plans } from '@sohbet/domain/enrollment/plan'
import { enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { enrollment, receiptNumber } from './enrollments.ts'
import { say } from './say.ts'
import { email, id, moment, plainText, requiredText } from '../fields.ts'
import { page, searchQuery, tableQuery } from '../paging.ts'

const one = { params: z.object({ id }) }
const maxNote = 500
/** Price of the most expensive course with the dearest plan that a school may offer. */
const largestSum = fromMinor(planPrice(maxStoredPrice, { pricePercent: percentLimits.max }))

const note = plainText(maxNote).trim().default('')

export const enrollmentForAdmin = enrollment.extend({
  courseName: z.string(),
  /** Null after the account was erased. */
  user: z.object({ id, username: z.string(), email: z.string() }).nullable(),
  note: z.string(),
  /** Received money minus completed and ordered refunds and disputed money. */
  paid: z.number(),
  refunded: z.number(),
  /** Money that banks have taken and not returned. */
  disputed: z.number(),
  /** A bank has not decided yet. */
  isDisputed: z.boolean(),
  /** What is still owed; 0 once cancelled. */
  balance: z.number(),
  /** Bank transfers that the school has to send back. */
  toReturn: z.number(),
  /** The day by which the balance is due. */
  dueOn: z.iso.date().nullable(),
  /** Whether the learner gets a weekly mail while the balance is overdue. */
  reminds: z.boolean(),
  remindedAt: moment.nullable(),
  /** What the payer writes on a bank transfer; null when none is expected. */
  reference: z.string().nullable(),
  /** The credits of the plan were given. */
  holdsCredits: z.boolean(),
})
export type EnrollmentForAdmin = z.infer<typeof enrollmentForAdmin>

export const enrollmentColumns = {
  sortable: ['createdAt', 'status', 'username', 'courseName', 'amount'],
  searchable: ['username', 'email', 'courseName', 'reference'],
} as const

export const disputeFilters = ['open', 'any'] as const

/** `awaited`: a held seat that waits for a bank transfer. `to_return`: a transfer that goes back to the learner. */
export const moneyFilters = ['owed', 'overdue', 'awaited', 'to_return'] as const

const filters = {
  money: z.enum(moneyFilters).optional(),
  courseId: id.optional(),
  userId: id.optional(),
  status: z.enum(enrollmentStatuses).optional(),
  plan: z.enum(plans).optional(),
  source: z.enum(enrollmentSources).optional(),
  /** With a dispute that is open, or with any dispute. */
  disputed: z.enum(disputeFilters).optional(),
  /** Days of the school on which the enrolment was made, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

/** Sums over all pages, one for each currency. */
const totals = z.array(
  z.object({ currency: z.enum(currencies), count: z.number().int(), paid: z.number(), refunded: z.number() }),
)

export const listEnrollments = endpoint({
  method: 'GET',
  path: '/enrollments',
  summary: 'List enrolments with their payments: all, or those of a course or a user; paged',
  access: only('admin'),
  query: tableQuery(enrollmentColumns).extend(filters),
  reply: page(enrollmentForAdmin).extend({ totals }),
})

export const exportEnrollments = endpoint({
  method: 'GET',
  path: '/enrollments/csv',
  summary: 'Export the enrolments as CSV',
  access: only('admin'),
  /** The table's search and filters, so that the file holds what the table shows. */
  query: z.object({ ...filters, ...searchQuery(enrollmentColumns) }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})

const sum = z.number().min(0, say('Price cannot be negative')).max(largestSum).multipleOf(0.01)
/** A form sends an empty text for no day. */
export const optionalDay = z
  .union([z.literal('').transform(() => null), z.iso.date()])
  .nullable()
  .default(null)

export const handEnrollment = z.object({
  courseId: z.uuid(say('Course is required')),
  email,
  plan: z.enum(plans).default('basic'),
  /** The agreed price; 0 for an invitation. */
  amount: sum,
  /** The part that is paid by now, the whole price by default; 0 books nothing. */
  paid: sum.optional(),
  method: z.enum(handMethods).default('transfer'),
  /** The day on which the money arrived, today by default. */
  receivedOn: z.iso.date().optional(),
  /** Number of the bank transfer, or another reason. */
  note: requiredText(maxNote, say('Note is required')),
  dueOn: optionalDay,
  reminds: z.boolean().default(false),
  /** Gives the credits of the plan although a balance is left. */
  creditsNow: z.boolean().default(false),
  /** Enrols a learner who does not meet the prerequisites or whose sessions clash. */
  override: z.boolean().default(false),
  /** Books a transfer that is booked for another enrolment too, because it paid for both. */
  sharedTransfer: z.boolean().default(false),
})

export const enrollByHand = endpoint({
  method: 'POST',
  path: '/enrollments/by-hand',
  summary:
    'Enrol a learner who pays by bank transfer or in cash, at once or in parts, or is invited free of charge',
  access: only('admin'),
  status: 201,
  body: handEnrollment,
  reply: enrollmentForAdmin,
})

export const cancellation = z.object({ withRefund: z.boolean(), note })

export const cancelByAdmin = endpoint({
  method: 'POST',
  path: '/enrollments/:id/cancel-by-school',
  summary: 'Cancel an enrolment, with or without a refund',
  access: only('admin'),
  ...one,
  body: cancellation,
  reply: enrollmentForAdmin,
})

export const refund = z.object({
  amount: z.number().positive().max(largestSum).multipleOf(0.01),
  note,
  /**
   * The paid amount on the caller's screen. When it has changed, the call is refused, because the click may be
   * repeated.
   */
  paid: z.number().optional(),
})

export const refundByAdmin = endpoint({
  method: 'POST',
  path: '/enrollments/:id/refund',
  summary: 'Refund a payment in full or in part, and leave the enrolment active',
  access: only('admin'),
  ...one,
  body: refund,
  reply: enrollmentForAdmin,
})

export const listMovements = endpoint({
  method: 'GET',
  path: '/enrollments/:id/movements',
  summary: 'List the payments and refunds of an enrolment, oldest first',
  access: only('admin'),
  ...one,
  reply: z.array(
    z.object({
      id,
      kind: z.enum(ledgerKinds),
      amount: z.number(),
      currency: z.enum(currencies),
      reference: z.string(),
      by: z.string().nullable(),
      /** Null when a provider moved the money. */
      method: z.enum(handMethods).nullable(),
      receivedOn: z.iso.date().nullable(),
      /** A later line takes this one back. */
      isTakenBack: z.boolean(),
      createdAt: moment,
      receiptNumber,
    }),
  ),
})
