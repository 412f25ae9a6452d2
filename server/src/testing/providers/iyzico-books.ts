import { randomInt, randomUUID } from 'node:crypto'
import { schoolDay } from '@sohbet/domain/calendar'
import { failure, hundredths, textAt, valueAt, type Failure } from './iyzico-rules.ts'

/** Cards of iyzico's sandbox, and two of our own that it lacks: the bank asks for a code, the fraud check waits. */
export const iyzicoCards = {
  ok: '5528790000000008',
  funds: '4111111111111129',
  fraud: '4121111111111119',
  keepsMoney: '5406670000000009',
  asksForCode: '5526080000000006',
  underReview: '5400010000000004',
} as const
export const iyzicoCode = '123456'

const declines: Record<string, Failure> = {
  [iyzicoCards.funds]: failure('10051', 'Kart limiti yetersiz, yetersiz bakiye', 'NOT_SUFFICIENT_FUNDS'),
  [iyzicoCards.fraud]: failure('10034', 'Dolandırıcılık şüphesi', 'FRAUD_SUSPECT'),
}
const unknownCard = failure('12', 'Kart numarası geçersizdir')

type IyzicoReturn = {
  id: string
  kind: 'cancel' | 'refund'
  amount: number
  conversationId: string
  createdAt: Date
}
export type IyzicoForm = {
  token: string
  conversationId: string
  basketId: string
  title: string
  price: number
  currency: string
  language: string
  callbackUrl: string
  instalments: number[]
  createdAt: Date
  /** Null until the buyer has pressed Pay. */
  status: 'INIT_THREEDS' | 'FAILURE' | 'SUCCESS' | null
  paymentId: string
  card: string
  instalment: number
  paid: number
  fraud: -1 | 0 | 1
  paidAt: Date
  returns: IyzicoReturn[]
}
export type IyzicoBooks = Map<string, IyzicoForm>

const tokenSeconds = 1800
/** Per cent of the price. */
const fees: Record<number, number> = { 1: 0, 2: 3, 3: 4.5, 6: 8, 9: 11.5, 12: 15 }

/** The charge of the card for a number of instalments. */
export const totalOf = (price: number, instalment: number): number =>
  price + Math.round((price * (fees[instalment] ?? 0)) / 100)

export function openForm(books: IyzicoBooks, params: unknown, now: Date): IyzicoForm {
  const numbers = valueAt(params, 'enabledInstallments')
  const form: IyzicoForm = {
    token: randomUUID(),
    conversationId: textAt(params, 'conversationId'),
    basketId: textAt(params, 'basketId'),
    title: textAt(params, 'basketItems.0.name'),
    price: hundredths(textAt(params, 'price')),
    currency: textAt(params, 'currency') || 'TRY',
    language: textAt(params, 'locale') === 'en' ? 'en' : 'tr',
    callbackUrl: textAt(params, 'callbackUrl'),
    instalments: Array.isArray(numbers) ? numbers.map(Number) : [1],
    createdAt: now,
    status: null,
    paymentId: '',
    card: '',
    instalment: 1,
    paid: 0,
    fraud: 1,
    paidAt: now,
    returns: [],
  }
  books.set(form.token, form)
  return form
}

/** The buyer presses Pay. A failure leaves the form open for another card. */
export function payForm(
  form: IyzicoForm,
  { card, instalment = 1, now }: { card: string; instalment?: number; now: Date },
): Failure | undefined {
  if (form.status === 'SUCCESS') return failure('11', 'Geçersiz istek')
  if (now.getTime() > form.createdAt.getTime() + tokenSeconds * 1000)
    return failure('5124', 'token bulunamadı')
  if (!form.instalments.includes(instalment)) return failure('11', 'Geçersiz istek')
  const paid = totalOf(form.price, instalment)
  Object.assign(form, { card, instalment, paid, paymentId: newNumber(), paidAt: now })
  const isKnown = Object.values<string>(iyzicoCards).includes(card)
  const declined = isKnown ? declines[card] : unknownCard
  form.status = declined ? 'FAILURE' : card === iyzicoCards.asksForCode ? 'INIT_THREEDS' : 'SUCCESS'
  form.fraud = card === iyzicoCards.underReview ? 0 : 1
  return declined
}

/** The bank has the buyer's code. */
export function confirmForm(form: IyzicoForm, code: string): Failure | undefined {
  if (form.status !== 'INIT_THREEDS') return failure('11', 'Geçersiz istek')
  form.status = code === iyzicoCode ? 'SUCCESS' : 'FAILURE'
  return form.status === 'SUCCESS' ? undefined : failure('10005', 'İşlem onaylanmadı', 'DO_NOT_HONOUR')
}

/** Cancels all of a payment on its day, or returns a part of it. */
export function returnMoney(
  books: IyzicoBooks,
  params: unknown,
  { kind, now }: { kind: IyzicoReturn['kind']; now: Date },
): Failure | IyzicoForm {
  const form = paymentWith(books, textAt(params, 'paymentId'))
  if (!form) return failure('5086', 'Ödeme kaydı bulunamadı')
  const left = form.paid - sumOf(form.returns)
  const amount = kind === 'cancel' ? form.paid : hundredths(textAt(params, 'price'))
  if (!(amount > 0)) return failure('11', 'Geçersiz istek')
  if (form.card === iyzicoCards.keepsMoney) return failure('10012', 'Geçersiz işlem', 'INVALID_TRANSACTION')
  if (kind === 'cancel' && schoolDay(form.paidAt) !== schoolDay(now))
    return failure('10012', 'Geçersiz işlem', 'INVALID_TRANSACTION')
  if (amount > left) return failure('5093', 'İade tutarı kalan tutardan büyük olamaz')
  const conversationId = textAt(params, 'conversationId')
  form.returns.push({ id: newNumber(), kind, amount, conversationId, createdAt: now })
  return form
}

const paymentWith = (books: IyzicoBooks, paymentId: string): IyzicoForm | undefined =>
  [...books.values()].find((form) => form.status === 'SUCCESS' && form.paymentId === paymentId)

export const sumOf = (returns: readonly { amount: number }[]) =>
  returns.reduce((sum, { amount }) => sum + amount, 0)

/** Charges minus refunds, and the same share of the prices, in hundredths. */
export function balanceOf(books: IyzicoBooks): { charged: number; price: number } {
  const paid = [...books.values()].filter(({ status, fraud }) => status === 'SUCCESS' && fraud !== -1)
  const left = paid.map((form) => ({ ...form, left: form.paid - sumOf(form.returns) }))
  return {
    charged: left.reduce((sum, form) => sum + form.left, 0),
    price: left.reduce((sum, form) => sum + Math.round((form.left * form.price) / form.paid), 0),
  }
}

/** iyzico's numbers grow. */
const newNumber = () => String(lastNumber++)
let lastNumber = randomInt(10_000, 99_999) * 100_000
