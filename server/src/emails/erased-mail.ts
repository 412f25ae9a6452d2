import { brand } from '@sohbet/domain/brand'
import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  username: string
  refunds: readonly { course: string; amountMinor: number; currency: Currency }[]
}

/** The last mail to an account: it is deleted. */
export function erasedMail({ language: chosen, username, refunds }: Values): MailContent {
  const language = languageOf(chosen)
  const { subject, hello, done, records, back, banks, warning } = words[language]
  const sums = refunds.map(({ course, amountMinor, currency }) =>
    back({ course, sum: formatMoney(amountMinor, currency, language) }),
  )
  return writeMail({
    kind: 'erased',
    language,
    subject,
    greeting: `${hello} ${tidyName(username)},`,
    paragraphs: [done, ...sums, ...(sums.length > 0 ? [banks] : [])],
    notes: [records, warning],
  })
}

type Refund = { course: string; sum: string }

const words = {
  en: {
    subject: `Your ${brand.name} account is deleted`,
    hello: 'Hello',
    done: 'Your account and your personal data are deleted, as you asked.',
    back: ({ course, sum }: Refund) => `You get ${sum} back for “${course}”.`,
    banks: 'The money goes back the way you paid. Banks take a few days to show it.',
    records:
      'Records of payments stay, as the law asks, without your name. Only invoices and their billing details name you: the law keeps them for ten years.',
    warning: 'If it was not you who deleted the account, write to us at once.',
  },
  tr: {
    subject: `${brand.name} hesabın silindi`,
    hello: 'Merhaba',
    done: 'İstediğin gibi hesabın ve kişisel verilerin silindi.',
    back: ({ course, sum }: Refund) => `“${course}” için ${sum} iade ediyoruz.`,
    banks: 'Para, ödediğin yoldan iade edilir. Bankanda görünmesi birkaç gün sürebilir.',
    records:
      'Ödeme kayıtları, yasa gereği adın olmadan saklanır. Yalnızca faturalar ve fatura bilgileri adınla kalır: yasa onları on yıl saklatır.',
    warning: 'Hesabı silen sen değilsen bize hemen yaz.',
  },
} as const satisfies Record<Language, unknown>
