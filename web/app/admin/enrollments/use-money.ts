import { toMinor, type Currency } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money'
import { useCallback } from 'react'
import { useLanguage } from '../../texts/language.ts'

/** Writes a sum as the reader's language does. */
export function useMoney() {
  const language = useLanguage()
  return useCallback(
    (amount: number, currency: Currency) => formatMoney(toMinor(amount), currency, language),
    [language],
  )
}
