import { currencies } from '@sohbet/domain/course/price'
import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'
import { say } from './say.ts'
import { given, moment } from '../fields.ts'

const one = { params: z.object({ sessionId: z.string().regex(/^cs_local_[A-Za-z0-9]{24}$/) }) }
// Like a hosted checkout page: the URL is the permission to pay
const open = { access: anyone }

/** The data of the local payment page. It exists outside production only. */
export const getLocalCheckout = endpoint({
  method: 'GET',
  path: '/local-checkout/:sessionId',
  summary: 'Get a checkout of the local payment provider',
  ...open,
  ...one,
  reply: z.object({
    title: z.string(),
    email: z.string(),
    amount: z.number(),
    currency: z.enum(currencies),
    status: z.enum(['open', 'complete', 'expired']),
    expiresAt: moment,
    successUrl: z.string(),
    cancelUrl: z.string(),
  }),
})

/** The first card pays, the second is declined. Every other number is refused. */
export const testCards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

export const payLocalCheckout = endpoint({
  method: 'POST',
  path: '/local-checkout/:sessionId/pay',
  summary: 'Pay a checkout of the local payment provider with a test card',
  ...open,
  ...one,
  body: z.object({
    card: given(say('Card number is required'))
      .overwrite((card) => card.replaceAll(/[\s-]/g, ''))
      .min(1, say('Card number is required'))
      .regex(/^\d{16}$/, say('Card number is not valid')),
  }),
  reply: z.object({ redirectUrl: z.string() }),
})

export const leaveLocalCheckout = endpoint({
  method: 'POST',
  path: '/local-checkout/:sessionId/cancel',
  summary: 'Cancel a checkout of the local payment provider',
  ...open,
  ...one,
  reply: z.object({ redirectUrl: z.string() }),
})
