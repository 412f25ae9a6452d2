/** Per cent of VAT (KDV) in the price of a course until the school enters another rate. */
export const defaultVatPercent = 20
/** More decimals than the law uses would make receipts hard to check. */
export const vatPercentLimits = { min: 0, max: 50, decimals: 2 } as const

type VatSplit = { netMinor: number; vatMinor: number }

/** Splits an amount that includes VAT. Net and VAT add up to the amount exactly; a refund mirrors its payment. */
export function splitVat(grossMinor: number, vatPercent: number): VatSplit {
  // Hundredths of a per cent are whole numbers, so that no rate suffers from binary fractions
  const rate = Math.round(vatPercent * 100)
  const net = Math.round((Math.abs(grossMinor) * 10_000) / (10_000 + rate))
  const netMinor = grossMinor < 0 ? 0 - net : net
  return { netMinor, vatMinor: grossMinor - netMinor }
}

/**
 * The split of one movement of an order, given the sum of the order's movements before it. Parts add up to the split
 * of the whole: an order that is refunded in parts returns exactly the VAT that was paid.
 */
export function splitMovement(
  { beforeMinor, amountMinor }: { beforeMinor: number; amountMinor: number },
  vatPercent: number,
): VatSplit {
  const before = splitVat(beforeMinor, vatPercent)
  const after = splitVat(beforeMinor + amountMinor, vatPercent)
  return { netMinor: after.netMinor - before.netMinor, vatMinor: after.vatMinor - before.vatMinor }
}
