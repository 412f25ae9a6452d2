import {
  confirmForm,
  iyzicoCode,
  payForm,
  returnMoney,
  type IyzicoBooks,
  type IyzicoForm,
} from './iyzico-books.ts'
import { backPage, codePage, deskPage, gonePage, payPage } from './iyzico-page.ts'

export const visitedPaths = ['/pay', '/code', '/desk']

type Place = { books: IyzicoBooks; clock: () => Date; announce: (form: IyzicoForm) => Promise<void> }
type Visit = { method: string; url: URL; fields: URLSearchParams }

/** Answers a browser: the payment page, the bank's page, and the desk of the school. */
export async function pageFor({ books, clock, announce }: Place, visit: Visit): Promise<string> {
  const { method, url, fields } = visit
  const form = books.get(fields.get('token') ?? url.searchParams.get('token') ?? '')
  if (url.pathname === '/desk') {
    if (form) {
      workAtDesk(books, form, { fields, now: clock() })
      await announce(form)
    }
    return deskPage(books)
  }
  if (!form) return gonePage(url.searchParams.get('lang') ?? 'tr')
  if (method !== 'POST') return form.status === 'SUCCESS' ? backPage(form) : payPage(form)
  const refusal =
    url.pathname === '/code'
      ? confirmForm(form, fields.get('code') ?? '')
      : payForm(form, {
          card: (fields.get('card') ?? '').replaceAll(' ', ''),
          instalment: Number(fields.get('instalment') ?? 1),
          now: clock(),
        })
  if (!refusal && form.status === 'INIT_THREEDS') return codePage(form)
  await announce(form)
  return refusal ? payPage(form, refusal.message) : backPage(form)
}

function workAtDesk(
  books: IyzicoBooks,
  form: IyzicoForm,
  { fields, now }: { fields: URLSearchParams; now: Date },
) {
  const action = fields.get('act')
  if (action === 'accept') form.fraud = 1
  if (action === 'reject') form.fraud = -1
  if (action === 'confirm') confirmForm(form, iyzicoCode)
  const refund = { paymentId: form.paymentId, price: fields.get('amount') }
  if (action === 'refund') returnMoney(books, refund, { kind: 'refund', now })
}
