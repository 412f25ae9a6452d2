import type { Language } from '../language.ts'
import { packRefund } from './lots.ts'

/** `pending` until it is paid; `closed` when the money went back. */
export const packStatuses = ['pending', 'paid', 'closed'] as const
type PackStatus = (typeof packStatuses)[number]

export const packCloseReasons = ['refunded', 'disputed'] as const

/** What a pack is called in mails, on receipts and at the payment provider. */
export const packName = (size: number, language: Language): string => {
  if (language === 'tr') return `${size} ders kredisi`
  return size === 1 ? '1 lesson credit' : `${size} lesson credits`
}

type Bought = {
  status: PackStatus
  paidAt: Date | null
  amountMinor: number
  singleMinor: number
  size: number
  /** Credits that are left once the lessons ahead are cancelled. */
  left: number
}

/** What a refund of a pack pays now, in minor units; null when it is over, or the pack is not paid. */
export function refundOfPack(pack: Bought, now: Date): number | null {
  const { status, paidAt, singleMinor, ...rest } = pack
  if (status !== 'paid' || paidAt === null) return null
  const verdict = packRefund({ ...rest, paidAt }, { singleMinor, now })
  return verdict.allowed ? verdict.refundMinor : null
}
