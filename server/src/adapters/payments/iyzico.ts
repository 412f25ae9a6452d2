import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { plainDecimal, sentDecimal } from './iyzico/amounts.ts'
import {
  iyzicoClient,
  isKeyRefused,
  isLost,
  refused,
  type IyzicoAccess,
  type IyzicoClient,
} from './iyzico/client.ts'
import { refundOnce } from './iyzico/refund.ts'
import { formReply, openedReply, paidReply } from './iyzico/replies.ts'
import { findBookedPayments, readBookedPayment, type BookedPayment } from './iyzico/report.ts'
import { findingOf } from '../finding.ts'
import { eventHeader, eventSignature, isSameSignature } from './iyzico/signatures.ts'
import type { Checkout, NewCheckout, PaymentEvent, PaymentProvider, ProviderRequest } from './payments.ts'

/** What we know of a form that we opened: iyzico says nothing about a form that is not paid. */
export type OpenedForm = { paymentId: string; amountMinor: number; currency: string; createdAt: Date }

export type IyzicoOptions = IyzicoAccess & {
  clock: () => Date
  findForm: (token: string) => Promise<OpenedForm | undefined>
  /** Runs the work while no other process works under the same key. */
  alone: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
  /** Time between two looks at the books, which show a refund a few seconds later. */
  pause?: () => Promise<unknown>
}

const formPath = '/payment/iyzipos/checkoutform'
const instalments: readonly number[] = [1, 2, 3, 6, 9, 12]
const minute = 60_000
/** iyzico ends a form after 30 minutes; our payment is stored up to 5 minutes before its form is opened. */
const formMinutes = 35
/** A payment that began in time may take this much longer at the bank. */
const bankMinutes = 15

/**
 * iyzico Checkout Form. The learner types the card on iyzico's page; no card data comes here. iyzico has no
 * idempotency keys: before a call is repeated its books are asked whether the first one took effect.
 */
export function iyzicoPayments({
  clock,
  findForm,
  alone,
  pause = () => wait(1000),
  ...access
}: IyzicoOptions): PaymentProvider {
  const client = iyzicoClient(access)
  return {
    name: 'iyzico',
    takes: (currency) => currency === 'TRY',
    needsBuyer: true,
    tellsDisputes: false,
    instalments,
    openMinutes: 29,

    // A payment that does not exist: an answer shows that the keys are taken
    check: () => findingOf(() => findBookedPayments(client, randomUUID()), isKeyRefused),

    /**
     * A form whose reply was lost is in no browser and cannot be paid; it ends by itself. The caller must hand out
     * only one form for a payment.
     */
    async createCheckout(checkout) {
      try {
        return await openForm(client, checkout)
      } catch (error) {
        if (!isLost(error)) throw error
        const known = await findBookedPayments(client, checkout.paymentId)
        if (known.length > 0) throw error
        return openForm(client, checkout)
      }
    },

    async readCheckout(token) {
      const { payment, isAtBank } = await readForm(client, token)
      if (payment) {
        const booked = await readBookedPayment(client, payment.reference)
        return paidCheckout(token, { ...payment, refunds: booked?.refunds ?? [] })
      }
      const form = await findForm(token)
      if (!form) throw new AppError('PAYMENT_NOT_FOUND')
      const minutes = formMinutes + (isAtBank ? bankMinutes : 0)
      if (clock().getTime() < form.createdAt.getTime() + minutes * minute)
        return unpaidCheckout(token, form, 'open')
      // The end is final, so ask the books too: iyzico may have forgotten the form, but not the payment
      const [booked] = await findBookedPayments(client, form.paymentId)
      return booked ? paidCheckout(token, booked) : unpaidCheckout(token, form, 'expired')
    },

    /** iyzico cannot close a form; it ends half an hour after it was opened. */
    closeCheckout: () => Promise.resolve(),

    // Two refunds at the same time would not see each other in the books
    refund: (order) =>
      alone(`iyzico ${order.reference}`, () => refundOnce(client, order, { now: clock(), pause })),

    readEvent: (request) => readEvent(request, access.secretKey),
    webhookReplies: { received: inText(200, 'OK'), refused: inText(400, 'INVALID_SIGNATURE') },

    readCallback({ payload }) {
      const token = new URLSearchParams(payload).get('token') ?? ''
      if (!/^[\w-]{1,100}$/.test(token)) throw new AppError('INVALID_INPUT')
      return { sessionId: token }
    },
  }
}

async function openForm(client: IyzicoClient, checkout: NewCheckout): Promise<{ id: string; url: string }> {
  const { reply, refusal } = await client.call(
    { path: `${formPath}/initialize/auth/ecom`, body: formOf(checkout) },
    openedReply,
  )
  if (refusal) throw refused(refusal)
  const { token, conversationId, signature, paymentPageUrl } = reply
  client.verify(signature, [conversationId, token])
  if (conversationId !== checkout.paymentId) throw new AppError('PAYMENT_MISMATCH')
  return { id: token, url: paymentPageUrl }
}

/** A checkout as iyzico's parameters. The basket is one course, which is not shipped. */
function formOf({ paymentId, buyer, ...checkout }: NewCheckout) {
  if (!buyer) throw new Error('iyzico needs the buyer')
  const price = sentDecimal(checkout.amountMinor)
  const { name, surname, address, city, country } = buyer
  return {
    locale: checkout.language,
    conversationId: paymentId,
    basketId: paymentId,
    price,
    // Without the fees of instalments, which iyzico adds for the number that the learner chooses
    paidPrice: price,
    currency: checkout.currency,
    paymentGroup: 'PRODUCT',
    callbackUrl: checkout.callbackUrl,
    enabledInstallments: instalments.filter((number) => checkout.instalments.includes(number)),
    buyer: {
      id: checkout.payerId,
      name,
      surname,
      identityNumber: buyer.identityNumber,
      email: checkout.email,
      gsmNumber: buyer.phone,
      registrationAddress: address,
      city,
      country,
      ip: checkout.ip,
    },
    billingAddress: { contactName: `${name} ${surname}`, address, city, country },
    basketItems: [{ id: paymentId, name: checkout.title, category1: 'Course', itemType: 'VIRTUAL', price }],
  }
}

type Form = { payment: Omit<BookedPayment, 'createdDate' | 'returnedMinor'> | null; isAtBank: boolean }

/** The state of a form. A refused card is not the end: the learner may try another one on the same form. */
async function readForm(client: IyzicoClient, token: string): Promise<Form> {
  const conversationId = randomUUID()
  const { reply, refusal } = await client.call(
    { path: `${formPath}/auth/ecom/detail`, body: { locale: 'en', conversationId, token } },
    z.union([paidReply, formReply]),
  )
  // iyzico does not know the form, or not yet a payment
  if (refusal) return { payment: null, isAtBank: false }
  if (!('paymentId' in reply)) {
    // A success that lacks a value must not pass for a form that is not paid
    if (reply.paymentStatus === 'SUCCESS') throw new AppError('PAYMENTS_AWAY', { cause: reply })
    return { payment: null, isAtBank: /^(INIT|CALLBACK|PENDING)_/.test(reply.paymentStatus ?? '') }
  }
  const { paymentId, currency, basketId, price, paidPrice } = reply
  client.verify(reply.signature, [
    reply.paymentStatus,
    paymentId,
    currency,
    basketId,
    reply.conversationId,
    plainDecimal(paidPrice),
    plainDecimal(price),
    reply.token,
  ])
  // A signed reply to another question proves nothing
  if (reply.token !== token || ![conversationId, basketId].includes(reply.conversationId))
    throw new AppError('PAYMENT_MISMATCH')
  if (reply.fraudStatus === -1) return { payment: null, isAtBank: false }
  const payment = {
    reference: paymentId,
    paymentId: basketId,
    isAccepted: reply.fraudStatus === 1,
    priceMinor: price,
    chargedMinor: paidPrice,
    instalments: reply.installment,
    currency,
    refunds: [],
    disputes: [],
  }
  return { payment, isAtBank: false }
}

const paidCheckout = (token: string, payment: NonNullable<Form['payment']>): Checkout => ({
  id: token,
  paymentId: payment.paymentId,
  status: payment.isAccepted ? 'complete' : 'review',
  amountMinor: payment.priceMinor,
  currency: payment.currency,
  chargedMinor: payment.chargedMinor,
  instalments: payment.instalments,
  reference: payment.reference,
  refunds: payment.refunds,
  disputes: [],
})

const unpaidCheckout = (token: string, form: OpenedForm, status: 'open' | 'expired'): Checkout => ({
  id: token,
  paymentId: form.paymentId,
  status,
  amountMinor: form.amountMinor,
  currency: form.currency,
  chargedMinor: null,
  instalments: null,
  reference: null,
  refunds: [],
  disputes: [],
})

const event = z.object({
  iyziEventType: z.string(),
  iyziPaymentId: z.union([z.string(), z.number()]).transform(String),
  token: z.string().default(''),
  paymentConversationId: z.string(),
  status: z.string(),
})

/** iyzico reads the status only: any 2xx ends the delivery, anything else repeats it after 15 minutes, 3 times at most. */
const inText = (status: number, body: string) => ({ status, contentType: 'text/plain; charset=utf-8', body })

/** The signature does not cover the time, so an old event passes too: it is only a hint. */
function readEvent({ payload, headers }: ProviderRequest, secretKey: string): PaymentEvent {
  try {
    const found = event.parse(JSON.parse(payload))
    if (!isSameSignature(headers[eventHeader] ?? '', eventSignature(secretKey, found)))
      throw new Error('the signature is wrong')
    const paymentId = z.uuid().safeParse(found.paymentConversationId)
    return { paymentId: paymentId.data ?? null, reference: found.iyziPaymentId }
  } catch (cause) {
    throw new AppError('INVALID_SIGNATURE', { cause })
  }
}
