import type { MoneyState } from '@sohbet/contract/selling/money-state'
import { bankDetailsOf } from '@sohbet/domain/money/bank'
import { schoolDay } from '@sohbet/domain/calendar'
import { providerFor } from '../../adapters/payments/providers.ts'
import type { SignedInContext } from '../../context/context.ts'
import { countOf } from '../admin/money-filters.ts'

export async function readMoneyState({
  db,
  now,
  providers,
  cachedSchool,
}: Pick<SignedInContext, 'db' | 'now' | 'providers' | 'cachedSchool'>): Promise<MoneyState> {
  const school = cachedSchool.current()
  const today = schoolDay(now)
  const [overdue, awaited, toReturn] = await Promise.all([
    countOf(db, 'overdue', today),
    countOf(db, 'awaited', today),
    countOf(db, 'to_return', today),
  ])
  return {
    takesCards: providerFor(providers, school.currency) !== undefined,
    hasBank: bankDetailsOf(school) !== null,
    overdue,
    awaited,
    toReturn,
  }
}
