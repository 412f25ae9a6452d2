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

export const signatureHeader = 'stripe-signature'

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  summary: 'Receive a signed event of the payment provider',
  // The signature authenticates the call
  access: anyone,
  raw: { signatureHeader },
  body: z.object({ payload: z.string(), signature: z.string() }),
  reply: z.object({ received: z.literal(true) }),
})
