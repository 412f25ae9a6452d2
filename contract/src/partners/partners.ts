import { currencies } from '@sohbet/domain/course/price'
import { partnerLedgerKinds } from '@sohbet/domain/partner/ledger'
import { partnerCodeForm, partnerCodeLength, partnerRate } from '@sohbet/domain/partner/partner'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import {
  email,
  given,
  givenNumber,
  id,
  moment,
  noId,
  oneLine,
  plainText,
  requiredText,
  revision,
  seenRevision,
} from '../fields.ts'

const one = { params: z.object({ id }) }
const maxNote = 500
const maxSum = 10_000_000

const codeMessage = say('3 to 30 small letters, digits and dashes')
const rateMessage = say('Enter a rate from 1 to 50 per cent')
const sumMessage = say('Enter a sum above 0')

export const partnerFields = z.object({
  name: requiredText(100, say('Name is required')).pipe(oneLine(100)),
  email,
  code: given(codeMessage)
    .trim()
    .toLowerCase()
    .min(partnerCodeLength.min, codeMessage)
    .max(partnerCodeLength.max, codeMessage)
    .regex(partnerCodeForm, codeMessage),
  ratePercent: givenNumber(rateMessage)
    .min(partnerRate.min / 100, rateMessage)
    .max(partnerRate.max / 100, rateMessage)
    .multipleOf(0.01),
  isActive: z.boolean(),
  revision: seenRevision,
})
export type PartnerFields = z.infer<typeof partnerFields>

/** One for each currency of the ledger. */
const balance = z.object({
  currency: z.enum(currencies),
  waiting: z.number(),
  /** Negative when money went back after the payout. */
  payable: z.number(),
  paidOut: z.number(),
})
export type PartnerBalance = z.infer<typeof balance>

const counts = { clicks: z.number().int(), signUps: z.number().int(), sales: z.number().int() }

export const partner = z.object({
  id,
  name: z.string(),
  email: z.string(),
  code: z.string(),
  ratePercent: z.number(),
  isActive: z.boolean(),
  /** The partner link. */
  link: z.string(),
  ...counts,
  balances: z.array(balance),
  createdAt: moment,
  revision,
})
export type Partner = z.infer<typeof partner>

const month = z.object({
  /** Such as 2026-03, on the school's clock. */
  month: z.string(),
  ...counts,
  /** Commissions less what was taken back in this month. */
  commission: z.array(z.object({ currency: z.enum(currencies), amount: z.number() })),
})
export type PartnerMonth = z.infer<typeof month>

const ledgerLine = z.object({
  id,
  createdAt: moment,
  kind: z.enum(partnerLedgerKinds),
  amount: z.number(),
  currency: z.enum(currencies),
  /** Of a commission: the price without VAT and the rate. */
  base: z.number().nullable(),
  ratePercent: z.number().nullable(),
  /** Of a commission and its changes. */
  courseName: z.string().nullable(),
  payableFrom: z.iso.date().nullable(),
  /** Of a payout: the day of the transfer. */
  paidOn: z.iso.date().nullable(),
  note: z.string(),
  /** The admin; null for lines that a sale or refund booked. */
  byUsername: z.string().nullable(),
})
export type PartnerLedgerLine = z.infer<typeof ledgerLine>

const partnerDetails = partner.extend({
  /** The partner's private address. */
  privateUrl: z.string(),
  months: z.array(month),
  ledger: z.array(ledgerLine),
})
export type PartnerDetails = z.infer<typeof partnerDetails>

export const listPartners = endpoint({
  method: 'GET',
  path: '/partners',
  summary: 'List the partners with their figures and balances',
  access: only('admin'),
  reply: z.array(partner),
})

export const getPartner = endpoint({
  method: 'GET',
  path: '/partners/:id',
  summary: 'Get a partner with the ledger, the months and the private address',
  access: only('admin'),
  ...one,
  reply: partnerDetails,
})

export const createPartner = endpoint({
  method: 'POST',
  path: '/partners',
  summary: 'Add a partner',
  access: only('admin'),
  status: 201,
  body: partnerFields.extend({ id: noId }),
  reply: partnerDetails,
})

export const updatePartner = endpoint({
  method: 'PUT',
  path: '/partners/:id',
  summary: 'Change a partner; booked commissions keep their rate',
  access: only('admin'),
  ...one,
  body: partnerFields,
  reply: partnerDetails,
})

export const removePartner = endpoint({
  method: 'DELETE',
  path: '/partners/:id',
  summary: 'Remove name, address and code of a partner; the ledger stays',
  access: only('admin'),
  ...one,
  reply: z.object({ message: z.string() }),
})

export const renewPartnerAddress = endpoint({
  method: 'POST',
  path: '/partners/:id/address',
  summary: 'Replace the private address of a partner; the old one stops working',
  access: only('admin'),
  ...one,
  reply: partnerDetails,
})

const sum = givenNumber(sumMessage).positive(sumMessage).max(maxSum).multipleOf(0.01)

export const payoutFields = z.object({
  currency: z.enum(currencies),
  amount: sum,
  paidOn: z.iso.date(say('Date is required')),
  note: plainText(maxNote).trim().default(''),
  /** Above the payable sum. */
  isAdvance: z.boolean().default(false),
  /** The payable sum on the caller's screen; another one is refused. */
  payable: z.number().optional(),
})

export const bookPayout = endpoint({
  method: 'POST',
  path: '/partners/:id/payouts',
  summary: 'Book a payout that the school sent to a partner',
  access: only('admin'),
  ...one,
  status: 201,
  body: payoutFields,
  reply: partnerDetails,
})

export const correctionFields = z.object({
  currency: z.enum(currencies),
  /** Negative takes away. */
  amount: givenNumber(say('Enter a sum other than 0'))
    .min(-maxSum)
    .max(maxSum)
    .multipleOf(0.01)
    .refine((amount) => amount !== 0, say('Enter a sum other than 0')),
  note: requiredText(maxNote, say('Reason is required')),
})

export const correctPartnerBalance = endpoint({
  method: 'POST',
  path: '/partners/:id/corrections',
  summary: 'Correct the balance of a partner, with a reason',
  access: only('admin'),
  ...one,
  status: 201,
  body: correctionFields,
  reply: partnerDetails,
})

const partnerPage = partner.pick({ name: true, link: true, ratePercent: true, isActive: true }).extend({
  ...counts,
  balances: z.array(balance),
  months: z.array(month),
  payouts: z.array(z.object({ id, paidOn: z.iso.date(), amount: z.number(), currency: z.enum(currencies) })),
})
export type PartnerPage = z.infer<typeof partnerPage>

export const getPartnerPage = endpoint({
  method: 'GET',
  path: '/partner-pages/:token',
  summary: 'Figures and balance of the partner that the secret address belongs to, without personal data',
  access: anyone,
  secret: true,
  limitPerMinute: 30,
  params: z.object({ token: z.string().max(200) }),
  reply: partnerPage,
})
