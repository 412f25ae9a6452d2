import { packStatuses } from '@sohbet/domain/credits/pack'
import { currencies } from '@sohbet/domain/course/price'
import { packSizes } from '@sohbet/domain/credits/pack'
import { ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { buyer } from '../selling/payments.ts'
import { salesDocument } from '../selling/sales-documents.ts'

const size = z.literal(packSizes)
const currency = z.enum(currencies)

const offer = z.object({
  size,
  price: z.number(),
  /** The price of 1 credit, with which a refund counts used ones. */
  single: z.number(),
  currency,
  /** The provider asks for the buyer's details. */
  needsBuyer: z.boolean(),
})
export type PackOffer = z.infer<typeof offer>

export const listPackOffers = endpoint({
  method: 'GET',
  path: '/packs/offers',
  summary:
    'List the packs of credits that can be paid by card, those in the currency of your last enrolment, or of the school, first',
  access: only('learner'),
  reply: z.object({ offers: z.array(offer), buyer: buyer.nullable() }),
})

const chosen = { size, currency, /** As on the caller's screen. */ price: z.number() }

export const getPackDocuments = endpoint({
  method: 'GET',
  path: '/packs/documents',
  summary: 'Get the documents to accept before paying for a pack, in the language of the request',
  access: only('learner'),
  query: z.object({ size: z.coerce.number().pipe(size), currency }),
  reply: z.object({
    version: z.string(),
    /** A hash of the documents, sent back with the consents. */
    seal: z.string(),
    preInformation: salesDocument,
    distanceSales: salesDocument,
  }),
})
export type PackDocuments = z.infer<typeof getPackDocuments.reply>

export const createPackCheckout = endpoint({
  method: 'POST',
  path: '/packs/checkout',
  summary: 'Order a pack of credits and return the address of its checkout',
  access: only('learner'),
  limitPerMinute: 20,
  body: z.object({
    ...chosen,
    consents: z.object({ preInformation: z.boolean(), distanceSales: z.boolean(), seal: z.string() }),
    buyer: buyer.optional(),
    rememberBuyer: z.boolean().default(false),
  }),
  reply: z.object({ sessionUrl: z.string() }),
})

const packPaymentStatuses = ['complete', 'open', 'expired', 'refunded', 'review'] as const

export const verifyPack = endpoint({
  method: 'GET',
  path: '/packs/verify/:sessionId',
  summary: 'Get the state of the payment of a pack from the provider',
  access: own('the payment', { who: ['learner'] }),
  params: z.object({ sessionId: z.string().regex(/^[\w-]{1,200}$/) }),
  reply: z.object({ status: z.enum(packPaymentStatuses), size: z.number().int() }),
})

const pack = z.object({
  id,
  size: z.number().int(),
  price: z.number(),
  currency,
  status: z.enum(packStatuses),
  paidAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** Credits that can still be used. */
  left: z.number().int(),
  expiresOn: z.iso.date().nullable(),
  /** Lessons ahead that a refund would cancel. */
  lessonsAhead: z.number().int(),
  /** What a refund would pay now; null when it is over. */
  refund: z.number().nullable(),
  refundUntil: moment.nullable(),
  movements: z.array(
    z.object({
      id,
      kind: z.enum(ledgerKinds),
      amount: z.number(),
      createdAt: moment,
      /** Null for a movement without a receipt. */
      receiptNumber: z.string().nullable(),
    }),
  ),
})
export type Pack = z.infer<typeof pack>

export const listOwnPacks = endpoint({
  method: 'GET',
  path: '/packs/mine',
  summary: 'List the packs that you have paid, the newest first',
  access: only('learner'),
  reply: z.array(pack),
})

const learner = z.object({ id, name: z.string(), email: z.string() })

export const listPacks = endpoint({
  method: 'GET',
  path: '/packs',
  summary: 'List the last 200 packs that were paid, of one learner or of all',
  access: only('admin'),
  query: z.object({ userId: id.optional() }),
  /** The learner is null after the account was erased. */
  reply: z.array(pack.extend({ learner: learner.nullable() })),
})
export type SoldPack = z.infer<typeof listPacks.reply>[number]

export const refundPack = endpoint({
  method: 'POST',
  path: '/packs/:id/refund',
  summary:
    'Refund a pack within 14 days: lessons ahead are cancelled, used credits count at the single price',
  access: own('the pack', { who: ['learner', 'admin'], any: ['admin'] }),
  params: z.object({ id }),
  /** The refund on the caller's screen. When it differs, the call is refused. */
  body: z.object({ expected: z.number() }),
  reply: pack,
})
