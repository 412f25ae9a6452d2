import type { Language } from '@sohbet/domain/language'
import { formatExactMoney, formatMoney } from '@sohbet/domain/money/money'
import type { Receipt, Seller } from './receipt.ts'
import { words } from './words.ts'

/** The lines of the seller; the first is the name. */
export function sellerLines(seller: Seller, language: Language): string[] {
  const say = words[language]
  return [
    seller.company,
    seller.street,
    seller.city,
    `${say.phone}: ${seller.phone}`,
    seller.email,
    `${seller.taxOffice} · ${say.taxNumber}: ${seller.taxNumber}`,
    `${say.mersis}: ${seller.mersis}`,
  ]
}

/** The lines of the buyer: the billing details, else the payer's name, else the learner. */
export function buyerLines({ billing, buyerName, learner }: Receipt, language: Language): string[] {
  const say = words[language]
  const learnerLine = learner ? `${say.learner}: ${learner.username} · ${learner.email}` : ''
  if (!billing) {
    if (!learner) return [say.erased]
    return buyerName ? [buyerName, learnerLine] : [learner.username, learner.email]
  }
  const { kind, name, address, taxOffice, taxNumber } = billing
  const label = kind === 'company' || taxNumber.length === 10 ? say.taxNumber : say.identityNumber
  return [
    name,
    address,
    [taxOffice, taxNumber === '' ? '' : `${label}: ${taxNumber}`].filter((text) => text !== '').join(' · '),
    learnerLine,
  ].filter((line) => line !== '')
}

/** What is paid for. The price and the discount stand apart when they differ from what was paid. */
export function linesOf(receipt: Receipt, language: Language): { label: string; amount: string }[] {
  const say = words[language]
  const { kind, courseName, planName, listMinor, reductionMinor, amountMinor, currency } = receipt
  const money = (minor: number) => formatExactMoney(minor, currency, language)
  // A pack of credits has no course
  const what = courseName === '' ? planName[language] : `${courseName} · ${say.plan(planName[language])}`
  if (kind === 'refund') return [{ label: what, amount: money(Math.abs(amountMinor)) }]
  const price = listMinor - reductionMinor
  return [
    { label: what, amount: money(listMinor) },
    ...(reductionMinor > 0 ? [{ label: say.discount, amount: `−${money(reductionMinor)}` }] : []),
    ...(reductionMinor > 0 || price !== amountMinor ? [{ label: say.price, amount: money(price) }] : []),
  ]
}

/** How it was paid: labels and texts. */
export function paymentRows(receipt: Receipt, language: Language): [string, string][] {
  const say = words[language]
  const { provider, method, card, amountMinor, currency, refundOf } = receipt
  const way = say.ways[provider === null ? method : provider === 'local' ? 'testCard' : 'card']
  const rows: [string, string][] = [[say.way, card ? `${way}${instalmentsOf(card, receipt, language)}` : way]]
  if (refundOf.length > 0) rows.unshift([say.refundOf, refundOf.join(', ')])
  if (card && card.chargedMinor > amountMinor)
    rows.push([say.charged, `${formatExactMoney(card.chargedMinor, currency, language)}, ${say.fee}`])
  return rows
}

/** The sum of an instalment only where all are the same: the bank decides how it rounds. */
function instalmentsOf(
  { chargedMinor, instalments }: NonNullable<Receipt['card']>,
  { currency }: Receipt,
  language: Language,
): string {
  if (instalments === 1) return ''
  const isEven = chargedMinor % instalments === 0
  const each = isEven ? formatMoney(chargedMinor / instalments, currency, language) : null
  return ` · ${words[language].instalments(instalments, each)}`
}
