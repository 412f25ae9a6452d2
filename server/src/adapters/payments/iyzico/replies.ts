import { z } from 'zod'
import { minorOf } from './amounts.ts'

/** Ids arrive as text or as numbers. */
const id = z.union([z.string().min(1), z.number()]).transform(String)
const number = z.coerce.number().int()
const amount = z.union([z.string(), z.number()]).transform((value, context) => {
  const minor = minorOf(value)
  if (minor !== undefined) return minor
  context.addIssue({ code: 'custom', message: 'is not an amount' })
  return z.NEVER
})
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

export const failureReply = z.object({
  status: z.literal('failure'),
  errorCode: id,
  errorGroup: z.string().nullish(),
  errorMessage: z.string().nullish(),
  retryable: z.boolean().nullish(),
})

export const openedReply = z.object({
  token: z.string().min(1),
  paymentPageUrl: z.url(),
  conversationId: z.string(),
  signature: z.string(),
})

/** Until the buyer has paid, a reply may contain little more than this. */
export const formReply = z.object({ paymentStatus: z.string().nullish() })

export const paidReply = z.object({
  paymentStatus: z.literal('SUCCESS'),
  paymentId: id,
  /** 1 accepted, 0 under review, -1 rejected. */
  fraudStatus: number.nullish(),
  price: amount,
  paidPrice: amount,
  installment: number,
  currency: z.string(),
  basketId: z.string(),
  conversationId: z.string(),
  token: z.string(),
  signature: z.string(),
})

export const returnedReply = z.object({
  paymentId: id,
  price: amount,
  currency: z.string(),
  conversationId: z.string(),
  signature: z.string(),
})

const cancel = z.object({
  refundId: id,
  cancelConversationId: z.string().nullish(),
  refundPrice: amount,
  refundStatus: number,
  createdDate: z.string().nullish(),
})
const refund = z.object({
  refundTxId: id,
  refundConversationId: z.string().nullish(),
  refundPrice: amount,
  refundStatus: number,
  createdDate: z.string().nullish(),
})

export const reportReply = z.object({
  payments: list(
    z.object({
      paymentId: id,
      /** 1 succeeded, 2 failed or at the bank, 3 back from the bank. */
      paymentStatus: number,
      fraudStatus: number.nullish(),
      price: amount,
      paidPrice: amount,
      installment: number,
      currency: z.string(),
      basketId: z.string().nullish(),
      paymentConversationId: z.string().nullish(),
      createdDate: z.string().nullish(),
      cancels: list(cancel),
      itemTransactions: list(z.object({ refunds: list(refund) })),
    }),
  ),
})
export type ReportedPayment = z.infer<typeof reportReply>['payments'][number]
