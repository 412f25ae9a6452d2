import { billingKinds, billingLimits, invoiceLimits } from '@sohbet/domain/papers/billing'
import { isIdentityNumber, isTaxNumber } from '@sohbet/domain/papers/tax-number'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { given, id, requiredText, plainText } from '../fields.ts'
import { signature } from '../signed.ts'
import { invoice } from './invoice.ts'

const required = say('Please fill in this field')
const optionalText = (max: number) => given(required).trim().pipe(plainText(max)).default('')

/** Whom the school writes invoices to. A company has a tax office and a tax number. */
export const billing = z
  .object({
    kind: z.enum(billingKinds),
    /** Of the person or the company. */
    name: requiredText(billingLimits.name, required),
    taxOffice: optionalText(billingLimits.taxOffice),
    /** Of a person: the identity number, if it should be on the invoice. */
    taxNumber: optionalText(20),
    address: requiredText(billingLimits.address, required),
  })
  .superRefine(({ kind, taxOffice, taxNumber }, ctx) => {
    const refuse = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message })
    if (kind === 'company' && taxOffice === '') refuse('taxOffice', required)
    if (kind === 'company' && !isTaxNumber(taxNumber))
      refuse('taxNumber', say('Tax number is not valid: it has 10 digits, or 11 for an identity number'))
    if (kind === 'person' && taxNumber !== '' && !isIdentityNumber(taxNumber))
      refuse('taxNumber', say('Identity number is not valid: it has 11 digits'))
  })
export type Billing = z.infer<typeof billing>

/** As stored; the reply does not validate it again. */
const storedBilling = z.object({
  kind: z.enum(billingKinds),
  name: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  address: z.string(),
})

export const getBilling = endpoint({
  method: 'GET',
  path: '/papers/billing',
  summary: 'Get your billing details; null without any',
  access: only('learner'),
  reply: z.object({ billing: storedBilling.nullable() }),
})

export const saveBilling = endpoint({
  method: 'PUT',
  path: '/papers/billing',
  summary: 'Save your billing details for the invoices of your next payments; null removes them',
  access: only('learner'),
  body: z.object({ billing: billing.nullable() }),
  reply: getBilling.reply,
})

const papers = z.object({
  /** Those of the order once it is paid, before that the learner's. */
  billing: storedBilling.nullable(),
  invoices: z.array(invoice),
})
export type Papers = z.infer<typeof papers>

export const getPapers = endpoint({
  method: 'GET',
  path: '/papers/enrollments/:id',
  summary: 'Get the billing details and the invoices of an enrolment',
  access: only('admin'),
  params: z.object({ id }),
  reply: papers,
})

export const uploadInvoice = endpoint({
  method: 'POST',
  path: '/papers/invoices',
  summary: 'Upload an invoice of an enrolment as PDF, 5 MB at most; it can replace another one',
  access: only('admin'),
  upload: { maxBytes: invoiceLimits.bytes, perHour: 600 },
  status: 201,
  body: z.object({
    file: z.file(say('Please select a valid PDF file')),
    enrollmentId: id,
    /** The invoice that it replaces. */
    replaces: id.optional(),
  }),
  reply: papers,
})

export const removeInvoice = endpoint({
  method: 'DELETE',
  path: '/papers/invoices/:id',
  summary: 'Remove an invoice',
  access: only('admin'),
  params: z.object({ id }),
  reply: papers,
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/papers/invoices/:id',
  summary: 'Download an invoice; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ id }),
  query: signature,
  binary: 'application/pdf',
  saved: true,
  reply: z.file(),
})

export const exportMovements = endpoint({
  method: 'GET',
  path: '/papers/movements/csv',
  summary: 'Export the movements of money between two days of the school as CSV',
  access: only('admin'),
  limitPerMinute: 20,
  /** Both days are included. */
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
