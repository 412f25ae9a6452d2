import type { BankDetails } from '@sohbet/domain/bank'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import { zonedTime } from '@sohbet/domain/zoned-time'
import type { MailContent } from '../../adapters/mail/mail.ts'
import { writeMail } from '../layout.ts'
import { languageOf, tidyName } from '../words.ts'
import { bankLines } from './bank-lines.ts'

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
  username,
  course,
  amountMinor,
  currency,
  until,
  link,
  ...values
}: Values): MailContent {
  const language = languageOf(values.language)
  const name = tidyName(username)
  const sum = formatMoney(amountMinor, currency, language)
  const time = zonedTime(until, { language, timeZone: values.timeZone })
  const paragraphs = bankLines(values, language)
  return language === 'en'
    ? writeMail({
        kind: 'transfer',
        language,
        subject: `Your seat in ${course.name}: how to pay`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `We hold your seat in “${course.name}” until ${time}. Please transfer ${sum}.`,
          ...paragraphs,
        ],
        action: { label: 'Open the bank details', link },
        notes: ['As soon as the money arrives we confirm your seat by mail.'],
      })
    : writeMail({
        kind: 'transfer',
        language,
        subject: `${course.name} kursundaki yerin: ödeme bilgileri`,
        greeting: `Merhaba ${name},`,
        paragraphs: [
          `“${course.name}” kursundaki yerini şu zamana kadar senin için tutuyoruz: ${time}. Lütfen ${sum} havale et.`,
          ...paragraphs,
        ],
        action: { label: 'Banka bilgilerini aç', link },
        notes: ['Para hesabımıza gelince yerini e-postayla onaylayacağız.'],
      })
}
