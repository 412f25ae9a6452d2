import { AppError } from '../../errors/app-error.ts'
import type { Payments } from './payments.ts'

const refuse = () => Promise.reject(new AppError('NO_PAYMENTS'))

/** Production without provider keys: only free courses and enrolments by an admin. */
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
