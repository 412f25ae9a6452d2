import type { Reply } from '@sohbet/contract/endpoint'
import type { listPackOffers, PackDocuments } from '@sohbet/contract/credits/packs'
import { packsOnSale } from '@sohbet/domain/credits/pack-prices'
import { currencies, fromMinor, type Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import type { SchoolData } from '@sohbet/domain/school'
import { desc, eq } from 'drizzle-orm'
import { providerFor } from '../../adapters/payments/providers.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { AppError } from '../../errors/app-error.ts'
import { readPackPrices } from '../../packs/pack-prices.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { readPackDocuments } from '../../site/sales-documents.reads.ts'
import { findBuyer } from '../checkout/buyer.ts'

/** The packs that a provider takes cards for. */
export async function readPackOffers(ctx: SignedInContext): Promise<Reply<typeof listPackOffers>> {
  const prices = await readPackPrices(ctx.db)
  const own = (await findLastCurrency(ctx)) ?? ctx.cachedSchool.current().currency
  const offers = currencies
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .flatMap((currency) => {
      const provider = providerFor(ctx.providers, currency)
      if (!provider) return []
      return packsOnSale(prices[currency]).map(({ size, priceMinor, singleMinor }) => ({
        size,
        price: fromMinor(priceMinor),
        single: fromMinor(singleMinor),
        currency,
        needsBuyer: provider.needsBuyer,
      }))
    })
  const needsBuyer = offers.some((offer) => offer.needsBuyer)
  return { offers, buyer: needsBuyer ? await findBuyer(ctx.db, ctx.actor.userId) : null }
}

/** The currency of the learner's newest enrolment. */
async function findLastCurrency({ db, actor }: SignedInContext): Promise<Currency | undefined> {
  const [last] = await db
    .select({ currency: enrollments.currency })
    .from(enrollments)
    .where(eq(enrollments.userId, actor.userId))
    .orderBy(desc(enrollments.createdAt))
    .limit(1)
  return last?.currency
}

type Chosen = { size: number; currency: Currency }

/** A pack that is sold, with its current price. */
export async function requirePackOffer(db: Db, { size, currency }: Chosen) {
  const prices = await readPackPrices(db)
  const found = packsOnSale(prices[currency]).find((pack) => pack.size === size)
  if (!found) throw new AppError('PACK_NOT_SOLD')
  return { size: found.size, amountMinor: found.priceMinor, singleMinor: found.singleMinor, currency }
}

export type PackOfferRow = Awaited<ReturnType<typeof requirePackOffer>>

/** The documents about a pack, with a hash of them. */
export async function readOfferDocuments(
  { db, cachedSchool, language }: { db: Db; cachedSchool: { initial: SchoolData }; language: Language },
  offer: PackOfferRow,
): Promise<PackDocuments> {
  const { otherMonths: months } = await readLessonRules(db)
  return readPackDocuments(db, { ...offer, months, language, initial: cachedSchool.initial })
}
