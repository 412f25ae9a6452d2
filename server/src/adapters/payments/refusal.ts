import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'

/** The provider refused for good: a retry cannot change it. An outage is `PAYMENTS_AWAY` instead. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'PAYMENT_REFUSED'

/** Stripe and iyzico name the reason of a refusal. */
const reason = z.union([
  z.object({ code: z.string().min(1) }).transform(({ code }) => code),
  z.object({ errorCode: z.string().min(1) }).transform(({ errorCode }) => errorCode),
])

/** The provider's code of a refusal, such as `charge_disputed`; null when it gave none. */
export const refusalCode = ({ cause }: AppError): string | null => reason.safeParse(cause).data ?? null
