import type { Language } from '../language.ts'
import { daysAfter } from '../moment.ts'

export const packSizes = [1, 5, 10] as const
export type PackSize = (typeof packSizes)[number]

/** `pending` until it is paid; `closed` when the money went back. */
export const packStatuses = ['pending', 'paid', 'closed'] as const
type PackStatus = (typeof packStatuses)[number]

export const packCloseReasons = ['refunded', 'disputed'] as const

/** What a pack is called in mails, on receipts and at the payment provider. */
export const packName = (size: number, language: Language): string => {
  if (language === 'tr') return `${size} ders kredisi`
  return size === 1 ? '1 lesson credit' : `${size} lesson credits`
}

/** The right to withdraw from a sale at a distance, by law. */
const packRefundDays = 14

/** Until then a pack can be refunded. */
export const packRefundUntil = (paidAt: Date): Date => daysAfter(paidAt, packRefundDays)

type Bought = {
  status: PackStatus
  paidAt: Date | null
  amountMinor: number
  /** The price of one credit when the pack was sold. */
  singleMinor: number
  size: number
  /** Credits that are left once the lessons ahead are cancelled. */
  left: number
}

/**
 * What a refund of a pack pays now, in minor units: its price without the used credits at the single price. Null when
 * the pack is not paid or its 14 days are over.
 */
export function refundOfPack(pack: Bought, now: Date): number | null {
  const { status, paidAt, amountMinor, singleMinor, size, left } = pack
  if (status !== 'paid' || paidAt === null || now >= packRefundUntil(paidAt)) return null
  return Math.max(0, amountMinor - (size - left) * singleMinor)
}
