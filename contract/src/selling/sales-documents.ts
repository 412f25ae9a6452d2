import type { Currency } from '@sohbet/domain/course/price'
import type { PlanContents } from '@sohbet/domain/enrollment/plan'
import { languages, longDay, type Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { fillIn } from '../site/placeholders.ts'

/** What a learner accepts before paying. */
export const documentNames = ['preInformation', 'distanceSales'] as const
export type DocumentName = (typeof documentNames)[number]

export const salesDocument = z.object({
  title: z.string(),
  /** The body is HTML that the server has cleaned. */
  parts: z.array(z.object({ id: z.string(), title: z.string(), body: z.string() })),
})
export type SalesDocument = z.infer<typeof salesDocument>

/** What is sold, to whom, and for how much. */
export type Purchase = {
  course: { name: string; startDate: string; endDate: string }
  contents: Pick<PlanContents, 'name' | 'credits' | 'extraGroups'>
  amountMinor: number
  currency: Currency
}
type Buyer = { username: string; email: string }

const purchaseNames = ['course', 'from', 'to', 'plan', 'price', 'credits', 'groups'] as const
const buyerNames = ['buyer', 'buyerEmail'] as const
export const buyerPlaceholders: readonly string[] = buyerNames
/** Words in braces that a document fills in for each purchase. */
export const purchasePlaceholders: readonly string[] = [...purchaseNames, ...buyerPlaceholders]
type Values<Name extends string> = Record<Name, string>

const purchaseValues = (
  { course, contents, amountMinor, currency }: Purchase,
  language: Language,
): Values<(typeof purchaseNames)[number]> => ({
  course: course.name,
  from: longDay(course.startDate, language),
  to: longDay(course.endDate, language),
  plan: contents.name[language],
  price: formatMoney(amountMinor, currency, language),
  credits: String(contents.credits),
  groups: String(contents.extraGroups),
})

const buyerValues = ({ username, email }: Buyer): Values<(typeof buyerNames)[number]> => ({
  buyer: username,
  buyerEmail: email,
})

/** A document with the values that it names. */
export const filledDocument = (
  { title, parts }: SalesDocument,
  values: Readonly<Record<string, string>>,
): SalesDocument => ({
  title: fillIn(title, 'plain', values),
  parts: parts.map((part) => ({
    id: part.id,
    title: fillIn(part.title, 'plain', values),
    body: fillIn(part.body, 'rich', values),
  })),
})

/** A document about one purchase. */
export const documentOf = (document: SalesDocument, purchase: Purchase, language: Language): SalesDocument =>
  filledDocument(document, purchaseValues(purchase, language))

/** Names the buyer, who may have been erased since. */
export const documentFor = (document: SalesDocument, buyer: Buyer | undefined): SalesDocument =>
  filledDocument(document, buyer ? buyerValues(buyer) : { buyer: '-', buyerEmail: '-' })

export const getSalesDocuments = endpoint({
  method: 'GET',
  path: '/enrollments/documents',
  summary: 'The documents to accept before paying, in the language of the request, with their version',
  access: only('learner'),
  reply: z.object({
    version: z.string(),
    /** A hash of the documents as they are here: their words, the seller's data and the language. */
    seal: z.string(),
    preInformation: salesDocument,
    distanceSales: salesDocument,
  }),
})
export type SalesDocuments = z.infer<typeof getSalesDocuments.reply>

const acceptedDocument = z.object({
  name: z.enum(documentNames),
  version: z.string(),
  language: z.enum(languages),
  acceptedAt: moment,
  document: salesDocument,
})
export type AcceptedDocument = z.infer<typeof acceptedDocument>

export const listAcceptedDocuments = endpoint({
  method: 'GET',
  path: '/enrollments/:id/documents',
  summary: 'The documents that were accepted with an enrolment, as they were shown; the newest first',
  access: own('the enrolment', { who: ['learner', 'admin'], any: ['admin'] }),
  params: z.object({ id }),
  reply: z.array(acceptedDocument),
})
