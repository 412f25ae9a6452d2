import { noPackPrices, type PackPrices } from '@sohbet/domain/credits/pack-prices'
import { currencies, type Currency } from '@sohbet/domain/course/price'
import { packSizes } from '@sohbet/domain/credits/pack'
import type { Db } from '../db/connect.ts'
import { packPrices } from '../db/tables/lessons/pack-prices.ts'

/** The prices of packs in every currency. */
export async function readPackPrices(db: Db): Promise<Record<Currency, PackPrices>> {
  const rows = await db.select().from(packPrices)
  const of = (currency: Currency): PackPrices => {
    const priceOf = (size: number) =>
      rows.find((row) => row.currency === currency && row.size === size)?.priceMinor ?? null
    return { ...noPackPrices, 1: priceOf(1), 5: priceOf(5), 10: priceOf(10) }
  }
  return { TRY: of('TRY'), USD: of('USD') }
}

export async function savePackPrices(db: Db, prices: Record<Currency, PackPrices>): Promise<void> {
  const rows = currencies.flatMap((currency) =>
    packSizes.flatMap((size) => {
      const priceMinor = prices[currency][size]
      return priceMinor === null ? [] : [{ currency, size, priceMinor }]
    }),
  )
  await db.delete(packPrices)
  if (rows.length > 0) await db.insert(packPrices).values(rows)
}
