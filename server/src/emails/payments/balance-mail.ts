import type { BankDetails } from '@sohbet/domain/money/bank'
import type { Day } from '@sohbet/domain/calendar'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money/money'
import { letterOf, type Letter } from '../letter.ts'
import { day, languageOf, tidyName } from '../words.ts'
import { bankValues } from './bank-values.ts'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  currency: Currency
  owedMinor: number
  dueOn: Day | null
  bank: BankDetails | null
  reference: string
  link: string
}

/** Reminds a learner of the balance of an enrolment. Without bank details the reader asks the school. */
export function balanceMail({
  language: chosen,
  username,
  course,
  currency,
  owedMinor,
  dueOn,
  bank,
  reference,
  link,
}: Values): Letter {
  const language = languageOf(chosen)
  const values = {
    name: tidyName(username),
    course: course.name,
    sum: formatMoney(owedMinor, currency, language),
    due: dueOn === null ? '' : day(dueOn, language),
    link,
  }
  if (!bank) return letterOf('balance-without-bank', { language, values })
  return letterOf('balance', { language, values: { ...values, ...bankValues({ bank, reference }) } })
}
