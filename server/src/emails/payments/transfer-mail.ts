import type { BankDetails } from '@sohbet/domain/money/bank'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, tidyName } from '../words.ts'
import { bankValues } from './bank-values.ts'

type Values = {
  language: Language | null
  timeZone: string | null
  username: string
  course: { name: string }
  amountMinor: number
  currency: Currency
  bank: BankDetails
  reference: string
  until: Date
  link: string
}

/** The bank details for a seat that is held until the transfer arrives. */
export function transferMail({
  language: chosen,
  timeZone,
  username,
  course,
  amountMinor,
  currency,
  bank,
  reference,
  until,
  link,
}: Values): Letter {
  const language = languageOf(chosen)
  return letterOf('transfer', {
    language,
    values: {
      name: tidyName(username),
      course: course.name,
      until: zonedTime(until, { language, timeZone }),
      sum: formatMoney(amountMinor, currency, language),
      ...bankValues({ bank, reference }),
      link,
    },
  })
}
