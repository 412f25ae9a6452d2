import type { Currency } from '@sohbet/domain/course/price'
import { useCallback } from 'react'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount } from '../../ui/format.ts'

/** Formats an amount in the reader's language. */
export function useMoney() {
  const language = useLanguage()
  return useCallback(
    (amount: number, currency: Currency) => formatAmount(amount, currency, language),
    [language],
  )
}
