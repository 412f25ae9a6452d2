import { documentFor, type DocumentName } from '@sohbet/contract/selling/sales-documents'
import type { Language } from '@sohbet/domain/language'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Attachment } from '../../adapters/mail/mail.ts'
import type { Db } from '../../db/connect.ts'
import { ownerOf } from '../../db/money/owner-of-order.ts'
import { users } from '../../db/tables/people/users.ts'
import { acceptedDocuments } from '../../db/tables/selling/accepted-documents.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import type { PaperName } from '../../emails/courses/enrolled-mail.ts'
import { languageOf } from '../../emails/words.ts'
import type { Papers } from '../../jobs/job-list.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'
import { drawReceipt } from '../../receipts/draw-receipt.ts'
import { receiptFileName } from '../../receipts/words.ts'
import { requireReceipt } from '../../receipts/receipt.reads.ts'
import type { Seller } from '../../receipts/receipt.ts'
import { drawDocument } from './draw-document.ts'

const fileNames: Record<Language, Record<DocumentName, string>> = {
  en: { preInformation: 'pre-information-form.pdf', distanceSales: 'distance-sales-contract.pdf' },
  tr: { preInformation: 'on-bilgilendirme-formu.pdf', distanceSales: 'mesafeli-satis-sozlesmesi.pdf' },
}

/** The receipt of the payment that is booked now, and the documents whose acceptance counts for the order. */
export async function findPapers(
  db: Db,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ ids: Papers | undefined; names: PaperName[] }> {
  const isOfOrder = eq(orders.id, orderId)
  const receipts = await db
    .select({ id: moneyLedger.id })
    .from(moneyLedger)
    .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
    .where(and(isOfOrder, eq(moneyLedger.kind, 'payment'), eq(moneyLedger.createdAt, now)))
    .orderBy(desc(moneyLedger.id))
    .limit(1)
  const documents = await db
    .selectDistinctOn([acceptedDocuments.name], { id: acceptedDocuments.id, name: acceptedDocuments.name })
    .from(acceptedDocuments)
    .innerJoin(
      orders,
      and(eq(orders.id, acceptedDocuments.orderId), eq(orders.consentedAt, acceptedDocuments.acceptedAt)),
    )
    .where(isOfOrder)
    // A second acceptance in the same millisecond is the one that counts
    .orderBy(desc(acceptedDocuments.name), desc(acceptedDocuments.id))
  if (receipts.length + documents.length === 0) return { ids: undefined, names: [] }
  return {
    ids: { receipts: receipts.map(({ id }) => id), documents: documents.map(({ id }) => id) },
    names: [...(receipts.length > 0 ? ['receipt' as const] : []), ...documents.map(({ name }) => name)],
  }
}

/** Draws the papers when the mail is sent: the receipt gets its number only when its payment is committed. */
export async function drawPapers(
  { db, school, head }: { db: Db; school: Seller; head: Letterhead },
  { receipts, documents }: Papers,
): Promise<Attachment[]> {
  const type = 'application/pdf'
  const files: Attachment[] = []
  for (const id of receipts) {
    const { receipt, learner } = await requireReceipt(db, id, school)
    const language = languageOf(learner?.language ?? null)
    const content = await drawReceipt(receipt, { language, head })
    files.push({ name: receiptFileName(receipt, language), type, content })
  }
  for (const { name, buyer, document, ...accepted } of await readAccepted(db, documents)) {
    const content = await drawDocument({
      ...accepted,
      head,
      document: documentFor(document, buyer ?? undefined),
    })
    files.push({ name: fileNames[accepted.language][name], type, content })
  }
  return files
}

const readAccepted = (db: Db, ids: readonly string[]) =>
  db
    .select({
      name: acceptedDocuments.name,
      language: acceptedDocuments.language,
      version: acceptedDocuments.version,
      document: acceptedDocuments.document,
      acceptedAt: acceptedDocuments.acceptedAt,
      buyer: { username: users.username, email: users.email },
    })
    .from(acceptedDocuments)
    .innerJoin(orders, eq(orders.id, acceptedDocuments.orderId))
    .leftJoin(users, eq(users.id, ownerOf))
    .where(inArray(acceptedDocuments.id, [...ids]))
    .orderBy(desc(acceptedDocuments.name))
