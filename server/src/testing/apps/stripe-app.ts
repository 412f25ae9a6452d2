import { expect } from 'vitest'
import { stripePayments } from '../../adapters/payments/stripe.ts'
import { enrollmentSteps } from '../../composition/enrollment-steps.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import { startStripeServer } from '../providers/stripe-server.ts'
import { quiet } from '../quiet.ts'
import { checkOut, paymentEvent } from '../rows/selling.ts'
import { startTestApp, testWebhookSecret, type TestApp } from './test-app.ts'

export type StripeApp = Awaited<ReturnType<typeof startStripeApp>>

/** The whole app with a double of Stripe as its provider. */
export async function startStripeApp() {
  const school: { app?: TestApp } = {}
  const stripe = await startStripeServer({ clock: () => school.app?.clock.now ?? new Date(0) })
  const options = { secretKey: 'sk_test_1', webhookSecret: testWebhookSecret, server: stripe.server }
  const server = await startTestApp({ providers: [stripePayments(options)] })
  school.app = server

  const referenceOf = (sessionId: string) => stripe.sessions.get(sessionId)?.paymentIntent ?? ''
  const tell = (paymentId: string, type?: string) => server.sendEvent(paymentEvent(paymentId, type))

  return {
    server,
    stripe,
    referenceOf,
    tell,
    /** A learner with a paid seat. */
    async paid(learner: { id: string }, seat: Parameters<typeof checkOut>[2]) {
      const visited = await checkOut(server, learner, seat)
      stripe.pay(visited.sessionId)
      await tell(visited.paymentId)
      await server.workOff()
      return { ...visited, reference: referenceOf(visited.sessionId) }
    },
    /** For calls of jobs and settlements without the queue. */
    settleContext: () => ({
      db: server.db,
      providers: server.providers,
      now: server.clock.now,
      publicUrl: 'http://localhost',
      schoolEmail: 'school@example.test',
      log: quiet,
      enrollmentSteps,
    }),
    /** After all jobs our ledger equals Stripe's books. */
    async expectBooksToAgree() {
      await server.workOff()
      const lines = await server.db.select({ amountMinor: moneyLedger.amountMinor }).from(moneyLedger)
      expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(stripe.balance())
    },
    async stop() {
      await server.stop()
      await stripe.stop()
    },
  }
}
