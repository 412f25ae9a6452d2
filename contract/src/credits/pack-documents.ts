import { packName } from '@sohbet/domain/credits/pack'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { buyerPlaceholders, filledDocument, type SalesDocument } from '../selling/sales-documents.ts'

/** The pack that a document is about. */
export type SoldPack = {
  size: number
  amountMinor: number
  singleMinor: number
  currency: Currency
  /** How long the credits can be used. */
  months: number
}

const packNames = ['pack', 'price', 'single', 'months'] as const
/** Words in braces that a document fills in for each pack. */
export const packPlaceholders: readonly string[] = [...packNames, ...buyerPlaceholders]

const packValues = (
  { size, amountMinor, singleMinor, currency, months }: SoldPack,
  language: Language,
): Record<(typeof packNames)[number], string> => ({
  pack: packName(size, language),
  price: formatMoney(amountMinor, currency, language),
  single: formatMoney(singleMinor, currency, language),
  months: String(months),
})

/** A document about one pack. */
export const packDocumentOf = (document: SalesDocument, sold: SoldPack, language: Language): SalesDocument =>
  filledDocument(document, packValues(sold, language))
