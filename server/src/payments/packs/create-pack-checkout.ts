import type { Parsed } from '@sohbet/contract/endpoint'
import type { createPackCheckout as contract } from '@sohbet/contract/credits/packs'
import { documentNames } from '@sohbet/contract/selling/sales-documents'
import { packName } from '@sohbet/domain/credits/pack'
import { toMinor } from '@sohbet/domain/course/price'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { PaymentProvider } from '../../adapters/payments/payments.ts'
import { providerFor, providerNamed } from '../../adapters/payments/providers.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { withAccountLocked } from '../../db/lock-account.ts'
import { acceptedDocuments } from '../../db/tables/selling/accepted-documents.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { payments } from '../../db/tables/selling/payments.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireBuyer } from '../checkout/buyer.ts'
import { callbackUrl, endRefused, isUsable, keepCheckout, openUntil } from '../checkout/create-checkout.ts'
import type { PaymentRow } from '../settlement/settle-payment.ts'
import { readOfferDocuments, requirePackOffer, type PackOfferRow } from './pack-offers.reads.ts'

type Body = Parsed<typeof contract>['body']

export const packSuccessUrl = (publicUrl: string, sessionId: string): string =>
  `${publicUrl}/learner/lessons/packs?session_id=${sessionId}`

/**
 * Orders a pack and returns the provider's page. A repeated request gets the same page: the payment is stored first,
 * and its id is the provider's idempotency key.
 */
export async function createPackCheckout(
  ctx: SignedInContext,
  { consents, price, size, currency, ...given }: Body,
): Promise<{ sessionUrl: string }> {
  const provider = providerFor(ctx.providers, currency)
  if (!provider) throw new AppError('PACK_NOT_SOLD')
  const { payment, offer } = await withAccountLocked(ctx.db, ctx.actor.userId, async (db) => {
    const offered = await requirePackOffer(db, { size, currency })
    if (offered.amountMinor !== toMinor(price)) throw new AppError('PRICE_CHANGED')
    if (!consents.preInformation || !consents.distanceSales) throw new AppError('CONSENTS_REQUIRED')
    const orderId = await orderPack(ctx, db, { offer: offered, seal: consents.seal })
    return { offer: offered, payment: await openPayment(ctx, db, { orderId, offer: offered, provider }) }
  })
  if (payment.sessionUrl) return { sessionUrl: payment.sessionUrl }
  const buyer = provider.needsBuyer ? await requireBuyer(ctx, given) : null
  const { id, url } = await provider
    .createCheckout({
      paymentId: payment.id,
      title: `${packName(offer.size, ctx.language)} · ${ctx.cachedBrand.current().name}`,
      email: ctx.actor.account.email,
      payerId: ctx.actor.userId,
      ip: ctx.client.address,
      buyer,
      instalments: [1],
      language: ctx.language,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      heldUntil: openUntil(payment, provider),
      expiresAt: openUntil(payment, provider),
      successUrl: packSuccessUrl(ctx.publicUrl, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: `${ctx.publicUrl}/learner/lessons/packs`,
      callbackUrl: callbackUrl(ctx.publicUrl, provider.name),
    })
    .catch((error: unknown) => endRefused(ctx, payment, error))
  const buyerName = buyer && `${buyer.name} ${buyer.surname}`
  return keepCheckout(ctx, { payment, provider, id, url, buyerName })
}

/** The seller's data or the months may have changed within a version. */
const isAccepted = ({ name, language, document }: Pick<AcceptedRow, 'name' | 'language' | 'document'>) =>
  and(
    eq(acceptedDocuments.orderId, orders.id),
    eq(acceptedDocuments.name, name),
    eq(acceptedDocuments.language, language),
    eq(acceptedDocuments.document, document),
  )
type AcceptedRow = typeof acceptedDocuments.$inferSelect

type Ordered = { offer: PackOfferRow; seal: string }

/** The unpaid order of this pack at this price, or a new one, with the documents that the learner accepts. */
async function orderPack(ctx: SignedInContext, db: Db, { offer, seal }: Ordered): Promise<string> {
  const documents = await readOfferDocuments({ ...ctx, db }, offer)
  if (documents.seal !== seal) throw new AppError('DOCUMENTS_CHANGED')
  const { userId } = ctx.actor
  const [pending] = await db
    .select({ id: orders.id })
    .from(packs)
    .innerJoin(orders, eq(orders.packId, packs.id))
    .where(
      and(
        eq(packs.userId, userId),
        eq(packs.status, 'pending'),
        eq(packs.size, offer.size),
        eq(packs.amountMinor, offer.amountMinor),
        eq(packs.singleMinor, offer.singleMinor),
        eq(packs.currency, offer.currency),
        eq(orders.preInformation, documents.version),
        ...documentNames.map((name) =>
          exists(
            db
              .select({ one: sql`1` })
              .from(acceptedDocuments)
              .where(isAccepted({ name, language: ctx.language, document: documents[name] })),
          ),
        ),
      ),
    )
    .limit(1)
  if (pending) return pending.id
  const [pack] = await db
    .insert(packs)
    .values({ userId, ...offer, createdAt: ctx.now })
    .returning({ id: packs.id })
  if (!pack) throw new Error('an inserted pack was not returned')
  const { version } = documents
  const [order] = await db
    .insert(orders)
    .values({
      packId: pack.id,
      listMinor: offer.amountMinor,
      preInformation: version,
      distanceSales: version,
      consentedAt: ctx.now,
      createdAt: ctx.now,
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('an inserted order was not returned')
  await db.insert(acceptedDocuments).values(
    documentNames.map((name) => ({
      orderId: order.id,
      name,
      version,
      language: ctx.language,
      document: documents[name],
      acceptedAt: ctx.now,
    })),
  )
  return order.id
}

type Opening = { orderId: string; offer: PackOfferRow; provider: PaymentProvider }

/** The open payment of an order while its page can be paid, or a new one. */
async function openPayment(
  ctx: SignedInContext,
  db: Db,
  { orderId, offer, provider }: Opening,
): Promise<PaymentRow> {
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
  if (open?.isInReview) throw new AppError('PAYMENT_IN_REVIEW')
  if (open && isUsable(open, { now: ctx.now, provider, enrollment: offer })) return open
  // A page that is over at its provider cannot be paid any more
  if (open?.sessionId && providerNamed(ctx.providers, open.provider) && ctx.now < openUntil(open, provider))
    throw new AppError('PAYMENTS_AWAY')
  if (open) await db.update(payments).set({ status: 'failed' }).where(eq(payments.id, open.id))
  const [payment] = await db
    .insert(payments)
    .values({
      orderId,
      provider: provider.name,
      amountMinor: offer.amountMinor,
      currency: offer.currency,
      createdAt: ctx.now,
    })
    .returning()
  if (!payment) throw new Error('an inserted payment was not returned')
  return payment
}
