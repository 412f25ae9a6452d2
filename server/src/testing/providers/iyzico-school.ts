import { randomUUID } from 'node:crypto'
import { iyzicoPayments, type OpenedForm } from '../../adapters/payments/iyzico.ts'
import type { NewCheckout } from '../../adapters/payments/payments.ts'
import { startIyzicoServer } from './iyzico-server.ts'

const start = new Date('2026-03-02T09:00:00Z')

export const aTurkishCheckout = (changes: Partial<NewCheckout> = {}): NewCheckout => ({
  paymentId: randomUUID(),
  title: 'Akşam grubu · Basic · Sohbet',
  email: 'ayse@example.test',
  payerId: randomUUID(),
  ip: '203.0.113.7',
  buyer: {
    name: 'Ayşe',
    surname: 'Yılmaz',
    phone: '+905350000000',
    address: 'İstiklal Cd. 1',
    city: 'İstanbul',
    country: 'Türkiye',
    identityNumber: '74300864791',
  },
  amountMinor: 1_500_050,
  currency: 'TRY',
  instalments: [1, 2, 3, 6, 9, 12],
  language: 'tr',
  successUrl: 'http://localhost/success',
  cancelUrl: 'http://localhost/cancel',
  callbackUrl: 'http://localhost/api/payments/iyzico/return',
  heldUntil: new Date(start.getTime() + 30 * 60_000),
  expiresAt: new Date(start.getTime() + 36 * 60_000),
  ...changes,
})

/** The adapter with the double of iyzico, a clock, and a memory of forms in place of the database. */
export async function startIyzicoSchool() {
  let now = start
  const forms = new Map<string, OpenedForm>()
  const keys: string[] = []
  const iyzico = await startIyzicoServer({ clock: () => now })
  const payments = iyzicoPayments({
    ...iyzico.access,
    clock: () => now,
    findForm: (token) => Promise.resolve(forms.get(token)),
    alone: (key, work) => {
      keys.push(key)
      return work()
    },
    pause: () => Promise.resolve(),
  })

  /** Opens a form, and stores it as the core does. */
  async function open(checkout: NewCheckout) {
    const form = await payments.createCheckout(checkout)
    const { paymentId, amountMinor, currency } = checkout
    forms.set(form.id, { paymentId, amountMinor, currency, createdAt: now })
    return form
  }
  const opened = async (checkout = aTurkishCheckout()) => (await open(checkout)).id

  return {
    iyzico,
    payments,
    /** Keys under which the adapter worked alone. */
    keys,
    open,
    opened,
    reset: () => {
      now = start
      iyzico.set({ forge: undefined, lateReports: 0, hidesUnpaid: false })
    },
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    paid: async (instalment = 1) => {
      const checkout = aTurkishCheckout()
      const token = await opened(checkout)
      iyzico.pay(token, { instalment })
      const { reference, chargedMinor } = await payments.readCheckout(token)
      const { paymentId } = checkout
      return { token, paymentId, reference: reference ?? '', chargedMinor: chargedMinor ?? 0 }
    },
    order: ({ paymentId, reference }: { paymentId: string; reference: string }, amountMinor: number) => ({
      orderId: randomUUID(),
      paymentId,
      reference,
      amountMinor,
    }),
  }
}
