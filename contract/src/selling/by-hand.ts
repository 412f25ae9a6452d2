import { fromMinor, maxStoredPrice } from '@sohbet/domain/course/price'
import { handMethods } from '@sohbet/domain/enrollment/payment'
import { percentLimits, planPrice, plans } from '@sohbet/domain/enrollment/plan'
import { z } from 'zod'
import { zoomTime } from '../catalogue/course-parts.ts'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { email, given, id, plainText, requiredText } from '../fields.ts'
import { enrollmentForAdmin, optionalDay } from './enrollments-admin.ts'
import { moneyState } from './money-state.ts'
import { planContents } from './plans.ts'

const one = { params: z.object({ id }) }
const maxNote = 500
/** Price of the most expensive course with the dearest plan that a school may offer. */
const largestSum = fromMinor(planPrice(maxStoredPrice, { pricePercent: percentLimits.max }))
const day = given(say('Date is required')).pipe(z.iso.date(say('Date is required')))

export const handCheck = z.object({ courseId: id, email })

/** What an admin overrides with an enrolment by hand. */
const handWarnings = z.object({
  levelTestMet: z.boolean(),
  previousCourseMet: z.boolean(),
  /** Null before the level test. */
  score: z.number().int().nullable(),
  requiredScore: z.number().int(),
  requiredCourseType: z.string().nullable(),
  /** Weekly sessions of the learner's other courses at the same time. */
  clashes: z.array(z.object({ course: z.string(), time: zoomTime })),
})
export type HandWarnings = z.infer<typeof handWarnings>

/** With the plan of a seat that the learner holds: the same plan keeps its agreed contents. */
const handCheckReply = handWarnings.extend({
  held: z.object({ plan: z.enum(plans), contents: planContents }).nullable(),
})
export type HandCheck = z.infer<typeof handCheckReply>

export const checkByHand = endpoint({
  method: 'POST',
  path: '/enrollments/by-hand/check',
  summary:
    'Check which prerequisites a learner does not meet and which sessions clash, before an enrolment by hand',
  access: only('admin'),
  body: handCheck,
  reply: handCheckReply,
})

export const handPayment = z.object({
  amount: z.number().positive(say('Must be more than 0')).max(largestSum).multipleOf(0.01),
  method: z.enum(handMethods).default('transfer'),
  /** The day on which the money arrived. */
  receivedOn: day,
  note: plainText(maxNote).trim().default(''),
  /** Gives the credits of the plan although a balance is left. */
  creditsNow: z.boolean().default(false),
  /** Activates a held seat although a balance is left. */
  restLater: z.boolean().default(false),
  /** Books a transfer that is booked for another enrolment too, because it paid for both. */
  sharedTransfer: z.boolean().default(false),
  /** The balance on the caller's screen. When it has changed, the call is refused, because the click may be repeated. */
  balance: z.number().optional(),
})

export const bookPayment = endpoint({
  method: 'POST',
  path: '/enrollments/:id/payments',
  summary: 'Book a payment by bank transfer or in cash; it activates a held seat',
  access: only('admin'),
  ...one,
  status: 201,
  body: handPayment,
  reply: enrollmentForAdmin,
})

export const takingBack = z.object({ reason: requiredText(maxNote, say('A reason is required')) })

export const takePaymentBack = endpoint({
  method: 'POST',
  path: '/enrollments/:id/payments/:movementId/take-back',
  summary: 'Take back a payment that was booked by mistake, with a new line of the ledger',
  access: only('admin'),
  params: z.object({ id, movementId: id }),
  body: takingBack,
  reply: enrollmentForAdmin,
})

export const paymentTerms = z.object({
  /** The day by which the balance is due. */
  dueOn: optionalDay,
  /** Whether the learner gets a weekly mail while the balance is overdue. */
  reminds: z.boolean(),
  creditsNow: z.boolean().default(false),
})

export const changePaymentTerms = endpoint({
  method: 'PUT',
  path: '/enrollments/:id/payment-terms',
  summary: 'Set until when the balance of an enrolment is due, and give its credits before it is paid',
  access: only('admin'),
  ...one,
  body: paymentTerms,
  reply: enrollmentForAdmin,
})

export const remindOfBalance = endpoint({
  method: 'POST',
  path: '/enrollments/:id/payment-reminder',
  summary: 'Mail a learner the balance of an enrolment, at most once a day',
  access: only('admin'),
  ...one,
  reply: enrollmentForAdmin,
})

export const getMoneyState = endpoint({
  method: 'GET',
  path: '/enrollments/money-state',
  summary: 'Get whether cards can be paid with, and how many balances are overdue and transfers awaited',
  access: only('admin'),
  reply: moneyState,
})
