import { replySignature } from '../../adapters/payments/iyzico/signatures.ts'
import { sumOf, type IyzicoBooks, type IyzicoForm } from './iyzico-books.ts'

/** Replies have eight decimals, signatures none that are not needed. */
const decimal = (minor: number) => minor / 100
const plain = (minor: number) => String(minor / 100)

type Known = { secretKey: string; conversationId: string }

export const openedReply = (form: IyzicoForm, { secretKey, conversationId }: Known, origin: string) => ({
  status: 'success',
  locale: form.language,
  conversationId,
  token: form.token,
  tokenExpireTime: 1800,
  checkoutFormContent: '<script></script>',
  paymentPageUrl: `${origin}/pay?token=${form.token}&lang=${form.language}`,
  signature: replySignature(secretKey, [conversationId, form.token]),
})

export function formReply(form: IyzicoForm, { secretKey, conversationId }: Known) {
  const { status, paymentId, currency, basketId, paid, price, token } = form
  return {
    status: 'success',
    locale: form.language,
    conversationId,
    token,
    callbackUrl: form.callbackUrl,
    paymentStatus: status,
    ...(status === 'SUCCESS' && {
      paymentId,
      fraudStatus: form.fraud,
      price: decimal(price),
      paidPrice: decimal(paid),
      installment: form.instalment,
      currency,
      basketId,
      itemTransactions: [
        { itemId: basketId, paymentTransactionId: `${paymentId}1`, paidPrice: decimal(paid) },
      ],
      signature: replySignature(secretKey, [
        status,
        paymentId,
        currency,
        basketId,
        conversationId,
        plain(paid),
        plain(price),
        token,
      ]),
    }),
  }
}

export function returnedReply(form: IyzicoForm, { secretKey, conversationId }: Known) {
  const amount = form.returns.at(-1)?.amount ?? 0
  const { paymentId, currency } = form
  return {
    status: 'success',
    conversationId,
    paymentId,
    price: decimal(amount),
    currency,
    signature: replySignature(secretKey, [paymentId, plain(amount), currency, conversationId]),
  }
}

/** The books know failed payments too. `hidden` is the number of last refunds that they do not show yet. */
export function reportReply(
  books: IyzicoBooks,
  { paymentId, conversation, hidden }: { paymentId: string; conversation: string; hidden: number },
) {
  const forms = [...books.values()].filter(
    (form) =>
      form.paymentId !== '' &&
      (paymentId === '' ? form.conversationId === conversation : form.paymentId === paymentId),
  )
  return { status: 'success', payments: forms.map((form) => reported(form, hidden)) }
}

function reported(form: IyzicoForm, hidden: number) {
  const shown = hidden > 0 ? form.returns.slice(0, -hidden) : form.returns
  const all = shown.map((one) => ({
    refundPrice: decimal(one.amount),
    refundStatus: 1,
    createdDate: one.createdAt.toISOString(),
    currencyCode: form.currency,
    ...(one.kind === 'cancel'
      ? { kind: one.kind, refundId: Number(one.id), cancelConversationId: one.conversationId }
      : { kind: one.kind, refundTxId: Number(one.id), refundConversationId: one.conversationId }),
  }))
  const left = form.paid - sumOf(shown)
  return {
    paymentId: Number(form.paymentId),
    paymentStatus: form.status === 'SUCCESS' ? 1 : 2,
    paymentRefundStatus:
      left === form.paid ? 'NOT_REFUNDED' : left === 0 ? 'TOTALLY_REFUNDED' : 'PARTIALLY_REFUNDED',
    fraudStatus: form.fraud,
    price: decimal(form.price),
    paidPrice: decimal(form.paid),
    installment: form.instalment,
    currency: form.currency,
    basketId: form.basketId,
    paymentConversationId: form.conversationId,
    createdDate: form.paidAt.toISOString(),
    cancels: all.filter(({ kind }) => kind === 'cancel'),
    itemTransactions: [
      {
        paymentTransactionId: `${form.paymentId}1`,
        price: decimal(form.price),
        paidPrice: decimal(form.paid),
        refunds: all.filter(({ kind }) => kind === 'refund'),
      },
    ],
  }
}
