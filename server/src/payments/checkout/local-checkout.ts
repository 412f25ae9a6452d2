import { randomBytes } from 'node:crypto'
import type { Reply } from '@sohbet/contract/endpoint'
import { testCards, type getLocalCheckout } from '@sohbet/contract/selling/local-checkout'
import { fromMinor } from '@sohbet/domain/course/price'
import { eq } from 'drizzle-orm'
import { payLocalCheckout } from '../../adapters/payments/local.ts'
import { providerNamed } from '../../adapters/payments/providers.ts'
import type { Db } from '../../db/connect.ts'
import { localCheckouts } from '../../db/tables/selling/local-checkouts.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { enqueue } from '../../jobs/enqueue.ts'

type CheckoutRow = typeof localCheckouts.$inferSelect

/** The provider's side of a checkout; 404 where the local provider is not set up. */
async function requireCheckout({ db, providers }: Context, id: string): Promise<CheckoutRow> {
  const [checkout] = providerNamed(providers, 'local')
    ? await db.select().from(localCheckouts).where(eq(localCheckouts.id, id))
    : []
  if (!checkout) throw new AppError('NOT_FOUND')
  return checkout
}

const withId = (url: string, id: string) => url.replace('{CHECKOUT_SESSION_ID}', id)

export async function showCheckout(ctx: Context, id: string): Promise<Reply<typeof getLocalCheckout>> {
  const checkout = await requireCheckout(ctx, id)
  const isOver = checkout.status === 'open' && checkout.expiresAt <= ctx.now
  return {
    title: checkout.title,
    email: checkout.email,
    amount: fromMinor(checkout.amountMinor),
    currency: checkout.currency,
    status: isOver ? 'expired' : checkout.status,
    expiresAt: checkout.expiresAt.toISOString(),
    successUrl: withId(checkout.successUrl, id),
    cancelUrl: checkout.cancelUrl,
  }
}

/** Accepts a test card. The event is queued with the payment, in one transaction. */
export async function payCheckout(
  ctx: Context,
  { id, card }: { id: string; card: string },
): Promise<{ redirectUrl: string }> {
  const checkout = await requireCheckout(ctx, id)
  if (card !== testCards.pays.replaceAll(' ', '')) throw new AppError('CARD_DECLINED')
  await ctx.db.transaction(async (db) => {
    if (await payLocalCheckout(db, id, ctx.now)) await announce(db, checkout, 'checkout.session.completed')
    // Reads again, because another click may have paid it a moment ago
    else if ((await requireCheckout({ ...ctx, db }, id)).status !== 'complete')
      throw new AppError('CHECKOUT_OVER')
  })
  return { redirectUrl: withId(checkout.successUrl, id) }
}

/** Like a hosted page: returns the way back and leaves the checkout open. */
export async function leaveCheckout(ctx: Context, id: string): Promise<{ redirectUrl: string }> {
  const checkout = await requireCheckout(ctx, id)
  return { redirectUrl: checkout.cancelUrl }
}

const announce = (db: Db, { id, paymentId }: CheckoutRow, type: string) =>
  enqueue(db, 'local-webhook', {
    payload: JSON.stringify({
      id: `evt_local_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      data: { object: { id, object: 'checkout.session', metadata: { paymentId } } },
    }),
  })
