import { AppError } from '../../errors/app-error.ts'
import type { Payments } from './payments.ts'

const refuse = () => Promise.reject(new AppError('NO_PAYMENTS'))

/** In production without a provider's keys: free courses and enrolments by hand are all there is. */
export const noPayments: Payments = {
  provider: 'stripe',
  createCheckout: refuse,
  readCheckout: refuse,
  closeCheckout: refuse,
  refund: refuse,
  readEvent: () => {
    throw new AppError('NO_PAYMENTS')
  },
}
