import { z } from 'zod'
import { anyone, endpoint, own } from '../endpoint.ts'
import { id } from '../fields.ts'

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/payments/create-checkout-session',
  summary: 'Create a checkout for an enrolment and return its URL',
  access: own('the enrolment', { who: ['learner'] }),
  body: z.object({ enrollmentId: id }),
  reply: z.object({ sessionUrl: z.string() }),
})

/**
 * 'complete' means success. `refunded`: paid when no seat was left, and refunded. `unprepared`: refunded because
 * the learner no longer met the prerequisites when the payment arrived.
 */
export const verificationStatuses = ['complete', 'open', 'expired', 'refunded', 'unprepared'] as const

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

/** Each provider has its own address. It signs the event in its own way, which authenticates the call. */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  summary: 'Receive a signed event of a payment provider',
  ...fromProvider,
  reply: z.object({ received: z.literal(true) }),
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
