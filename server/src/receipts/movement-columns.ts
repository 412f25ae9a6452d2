import { schoolTime } from '@sohbet/domain/calendar'
import { fromMinor } from '@sohbet/domain/course/price'
import type { HandMethod } from '@sohbet/domain/enrollment/payment'
import { splitMovement } from '@sohbet/domain/enrollment/vat'
import type { Language } from '@sohbet/domain/language'
import { receiptNumber } from '@sohbet/domain/papers/receipt-number'
import type { Movement, movementKinds } from './movements.reads.ts'

type Kind = (typeof movementKinds)[number]
type Method = 'card' | 'testCard' | 'unknown' | HandMethod

/** A new kind of movement needs one line here, in each language. */
const kinds: Record<Language, Record<Kind, string>> = {
  en: {
    payment: 'Sale',
    refund: 'Refund',
    refund_returned: 'Refund returned',
    dispute: 'Dispute',
    dispute_returned: 'Dispute returned',
    correction: 'Correction',
    payout: 'Partner payout',
  },
  tr: {
    payment: 'Satış',
    refund: 'İade',
    refund_returned: 'Geri dönen iade',
    dispute: 'Harcama itirazı',
    dispute_returned: 'İtirazdan dönen',
    correction: 'Düzeltme',
    payout: 'İş ortağı ödemesi',
  },
}

const methods: Record<Language, Record<Method, string>> = {
  en: { card: 'Card', testCard: 'Test card', transfer: 'Bank transfer', cash: 'Cash', unknown: '' },
  tr: { card: 'Kart', testCard: 'Deneme kartı', transfer: 'Banka havalesi', cash: 'Nakit', unknown: '' },
}

const money = (minor: number | null) => (minor === null ? '' : fromMinor(minor))

function methodOf({ provider, method }: Movement): Method {
  if (provider === null) return method ?? 'unknown'
  return provider === 'local' ? 'testCard' : 'card'
}

/** A payout has no VAT of the school. */
const splitOf = ({ amountMinor, beforeMinor, vatPercent }: Movement) =>
  beforeMinor === null || vatPercent === null
    ? { netMinor: amountMinor, vatMinor: 0 }
    : splitMovement({ beforeMinor, amountMinor }, vatPercent)

/** Only of a sale: a refund repeats neither the discount nor the charge. */
const ofSale = (row: Movement, value: number | null) => (row.kind === 'payment' ? value : null)

type Write = (row: Movement, language: Language) => string | number

const columns = {
  date: ({ createdAt }) => schoolTime(createdAt),
  number: ({ year, number }) => (year === null || number === null ? '' : receiptNumber(year, number)),
  kind: ({ kind }, language) => kinds[language][kind],
  order: ({ orderId }) => orderId ?? '',
  course: ({ course }) => course ?? '',
  name: ({ name }) => name ?? '',
  taxNumber: ({ taxNumber }) => taxNumber ?? '',
  gross: ({ amountMinor }) => fromMinor(amountMinor),
  net: (row) => fromMinor(splitOf(row).netMinor),
  vat: (row) => fromMinor(splitOf(row).vatMinor),
  vatPercent: ({ vatPercent }) => vatPercent ?? '',
  currency: ({ currency }) => currency,
  discount: (row) => money(ofSale(row, row.reductionMinor)),
  provider: ({ provider }) => provider ?? '',
  method: (row, language) => methods[language][methodOf(row)],
  instalments: (row) => ofSale(row, row.instalments) ?? '',
  charged: (row) => money(ofSale(row, row.chargedMinor)),
  reference: ({ reference }) => reference,
} satisfies Record<string, Write>

type Heading = keyof typeof columns

export const headings: Record<Language, Record<Heading, string>> = {
  en: {
    date: 'Date',
    number: 'Receipt number',
    kind: 'Kind',
    order: 'Order',
    course: 'Course',
    name: 'Name',
    taxNumber: 'Tax number',
    gross: 'Gross',
    net: 'Without VAT',
    vat: 'VAT',
    vatPercent: 'VAT %',
    currency: 'Currency',
    discount: 'Discount of the order',
    provider: 'Provider',
    method: 'Method',
    instalments: 'Instalments',
    charged: 'Charged to the card',
    reference: 'Reference',
  },
  tr: {
    date: 'Tarih',
    number: 'Makbuz numarası',
    kind: 'Tür',
    order: 'Sipariş',
    course: 'Kurs',
    name: 'Ad',
    taxNumber: 'Vergi numarası',
    gross: 'KDV dahil',
    net: 'KDV hariç',
    vat: 'KDV',
    vatPercent: 'KDV %',
    currency: 'Para birimi',
    discount: 'Siparişteki indirim',
    provider: 'Sağlayıcı',
    method: 'Ödeme yolu',
    instalments: 'Taksit',
    charged: 'Karttan çekilen',
    reference: 'Referans',
  },
}

export const toLine = (row: Movement, language: Language): (string | number)[] =>
  Object.values<Write>(columns).map((write) => write(row, language))
