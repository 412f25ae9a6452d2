import { currencies } from '@sohbet/domain/course/price'
import { z } from 'zod'
import { anyone, endpoint, only, own } from '../endpoint.ts'
import { say } from './say.ts'
import { given, id, requiredText } from '../fields.ts'
import { consents } from './enrollments.ts'

const filled = (max: number) => requiredText(max, say('Please fill in this field'))
const pattern = (shape: RegExp, message: string) =>
  given(say('Please fill in this field'))
    .trim()
    .min(1, say('Please fill in this field'))
    .regex(shape, message)

/** Who pays. Only some providers ask for it. */
export const buyer = z.object({
  name: filled(50),
  surname: filled(50),
  phone: pattern(/^\+?[\d ()-]{7,20}$/, say('Phone number is not valid')),
  address: filled(200),
  city: filled(60),
  country: filled(60),
  /** The Turkish identity number, or the number of a passport. */
  identityNumber: pattern(/^[A-Za-z0-9]{5,20}$/, say('Identity number is not valid')),
})
export type Buyer = z.infer<typeof buyer>

export const getCheckoutOptions = endpoint({
  method: 'GET',
  path: '/payments/options/:courseId',
  summary: 'Get how a course can be paid, and the buyer’s details if they are remembered',
  access: only('learner'),
  params: z.object({ courseId: id }),
  reply: z.object({
    /** False when the school takes no cards: it is paid by transfer. */
    takesCards: z.boolean(),
    /** The school takes no cards, and shows its bank details instead. */
    takesTransfers: z.boolean(),
    needsBuyer: z.boolean(),
    buyer: buyer.nullable(),
    /** Numbers of instalments; only 1 when there are none. */
    instalments: z.array(z.number().int()),
  }),
})
export type CheckoutOptions = z.infer<typeof getCheckoutOptions.reply>

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/payments/create-checkout-session',
  summary:
    'Create a checkout for an enrolment and return its URL; without a provider, that of the page with the bank details',
  access: own('the enrolment', { who: ['learner'] }),
  body: z.object({
    enrollmentId: id,
    /** Required unless they were accepted for this plan when the seat was held. */
    consents: consents.optional(),
    /** The price on the caller's screen, which the accepted documents name. When the seat has another, the call is refused. */
    price: z.object({ amount: z.number(), currency: z.enum(currencies) }).optional(),
    /** Required when the options say so and no details are remembered. */
    buyer: buyer.optional(),
    /** The buyer agrees that the details are kept for the next payment. */
    rememberBuyer: z.boolean().default(false),
  }),
  reply: z.object({ sessionUrl: z.string() }),
})

/**
 * 'complete' means success. `refunded`: paid when no seat was left, and refunded. `unprepared`: refunded because
 * the learner no longer met the prerequisites when the payment arrived. `review`: paid, and the provider checks it.
 */
const verificationStatuses = ['complete', 'open', 'expired', 'refunded', 'unprepared', 'review'] as const

export const verifyPayment = endpoint({
  method: 'GET',
  path: '/payments/verify/:sessionId',
  summary: 'Get the state of a payment from the provider',
  access: own('the payment', { who: ['learner'] }),
  params: z.object({ sessionId: z.string().regex(/^[\w-]{1,200}$/) }),
  reply: z.object({
    status: z.enum(verificationStatuses),
    courseId: id,
    courseName: z.string(),
  }),
})

/** A request from a payment provider. */
export const fromProvider = {
  access: anyone,
  params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
  raw: true,
  body: z.object({ payload: z.string(), headers: z.record(z.string(), z.string()) }),
} as const

/**
 * Each provider has its own address. It signs the event in its own way, which authenticates the call, and is answered
 * in its own way.
 */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  summary: 'Receive a signed event of a payment provider',
  ...fromProvider,
  reply: z.unknown(),
})

/** For providers that send the browser back with a form. Nothing in it is trusted: the success page asks the provider. */
export const returnFromProvider = endpoint({
  method: 'POST',
  path: '/payments/return/:provider',
  summary: 'Redirect the browser that a payment provider sends back',
  status: 303,
  ...fromProvider,
  reply: z.unknown(),
})
