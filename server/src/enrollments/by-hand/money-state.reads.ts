import type { Reply } from '@sohbet/contract/endpoint'
import type { getMoneyState } from '@sohbet/contract/selling/by-hand'
import { bankDetailsOf } from '@sohbet/domain/bank'
import { schoolDay } from '@sohbet/domain/calendar'
import { providerFor } from '../../adapters/payments/providers.ts'
import type { SignedInContext } from '../../context/context.ts'
import { countOf } from '../admin/money-filters.ts'

export async function readMoneyState({
  db,
  now,
  providers,
  cachedSchool,
}: SignedInContext): Promise<Reply<typeof getMoneyState>> {
  const school = cachedSchool.current()
  const today = schoolDay(now)
  return {
    takesCards: providerFor(providers, school.currency) !== undefined,
    hasBank: bankDetailsOf(school) !== null,
    overdue: await countOf(db, 'overdue', today),
    awaited: await countOf(db, 'awaited', today),
  }
}
