import type { BankDetails } from '@sohbet/domain/bank'
import type { Day } from '@sohbet/domain/calendar'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../../adapters/mail/mail.ts'
import { writeMail } from '../layout.ts'
import { day, languageOf, tidyName } from '../words.ts'
import { bankLines } from './bank-lines.ts'

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

/** Reminds a learner of the balance of an enrolment. */
export function balanceMail({
  username,
  course,
  currency,
  owedMinor,
  dueOn,
  link,
  ...values
}: Values): MailContent {
  const language = languageOf(values.language)
  const name = tidyName(username)
  const sum = formatMoney(owedMinor, currency, language)
  const paragraphs = bankLines(values, language)
  if (language === 'en') {
    const due = dueOn === null ? '' : ` It was agreed until ${day(dueOn, language)}.`
    return writeMail({
      kind: 'balance',
      language,
      subject: `Still to pay: ${course.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [`${sum} is still to pay for “${course.name}”.${due}`, ...paragraphs],
      action: { label: 'Open My courses', link },
      notes: ['Have you paid in the last days? Then please ignore this mail.'],
    })
  }
  const due = dueOn === null ? '' : ` Kararlaştırılan son gün: ${day(dueOn, language)}.`
  return writeMail({
    kind: 'balance',
    language,
    subject: `Kalan ödeme: ${course.name}`,
    greeting: `Merhaba ${name},`,
    paragraphs: [`“${course.name}” için ödenecek ${sum} kaldı.${due}`, ...paragraphs],
    action: { label: 'Kurslarımı aç', link },
    notes: ['Son günlerde ödediysen bu e-postayı dikkate alma.'],
  })
}
