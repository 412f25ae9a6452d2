import { Stripe } from 'stripe'
import { AppError } from '../../../errors/app-error.ts'

const { StripeAuthenticationError, StripeCardError, StripeInvalidRequestError, StripePermissionError } =
  Stripe.errors

/** The same call may succeed later: when Stripe is less busy, when the account has money, or with the right key. */
const passing = new Set([
  'account_invalid',
  'api_key_expired',
  'balance_insufficient',
  'idempotency_key_in_use',
  'insufficient_funds',
  'livemode_mismatch',
  'lock_timeout',
  'rate_limit',
  'resource_missing',
  'secret_key_required',
  'testmode_charges_only',
])

/** Stripe's error details are not for the learner; that the provider is away is. */
export const away = (cause: unknown) => new AppError('PAYMENTS_AWAY', { cause })

/** Tells a refusal, which a retry cannot change, from an outage. */
export const failureOf = (error: unknown): AppError =>
  isRefused(error) ? new AppError('PAYMENT_REFUSED', { cause: error }) : away(error)

const isRefused = (error: unknown) =>
  (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) &&
  !passing.has(error.code ?? '')

/** The key is wrong or expired, or may not take payments. */
export const isKeyRefused = (error: unknown): boolean =>
  error instanceof StripeAuthenticationError ||
  error instanceof StripePermissionError ||
  error instanceof StripeInvalidRequestError
