import type { DisputedMoney, DisputeStatus } from '@sohbet/domain/enrollment/dispute'
import type { Stripe } from 'stripe'
import type { ProviderDispute } from '../payments.ts'
import { away } from './errors.ts'

/** Statuses that end a dispute; `warning_closed` ends a bank's question without a dispute. */
const decided: Record<string, DisputeStatus> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export async function readDisputes(stripe: Stripe, reference: string): Promise<ProviderDispute[]> {
  const found: ProviderDispute[] = []
  try {
    for await (const dispute of stripe.disputes.list({ payment_intent: reference, limit: 100 }))
      found.push({
        id: dispute.id,
        amountMinor: dispute.amount,
        status: decided[dispute.status] ?? 'open',
        money: moneyOf(dispute.balance_transactions),
      })
  } catch (error) {
    throw away(error)
  }
  return found
}

/** A movement's amount is in the currency of the account, so only its sign counts. */
function moneyOf(movements: readonly { amount: number }[]): DisputedMoney {
  if (movements.length === 0) return 'kept'
  return movements.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'withdrawn' : 'returned'
}
