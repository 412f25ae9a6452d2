import { Stripe } from 'stripe'
import { away, failureOf } from './errors.ts'

/** Keys that one call tries. After these it waits until Stripe forgets the first, after 24 hours. */
const mostKeys = 50

type Creation<Made> = {
  key: string
  create: (idempotencyKey: string) => Promise<Made>
  /** Finds it in Stripe's list. */
  find: () => Promise<Made | undefined>
}

/**
 * Creates something once, although Stripe stores a 500 under its key and repeats it for 24 hours. The next key is used
 * only when Stripe says that the reply was stored, so no other process can succeed with the old key, and only when its
 * list does not have the thing.
 */
export async function createOnce<Made>({ key, create, find }: Creation<Made>): Promise<Made> {
  for (let number = 1; number <= mostKeys; number++) {
    try {
      return await create(number === 1 ? key : `${key}-${number}`)
    } catch (error) {
      if (!isUncertain(error)) throw failureOf(error)
      const made = await find()
      if (made) return made
      if (!isStored(error)) throw away(error)
    }
  }
  throw away(new Error(`Stripe repeats a stored error for each of ${mostKeys} keys`))
}

const isFault = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeAPIError> =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500

/** It may exist: Stripe failed while creating it, or the same call was made before with other values. */
const isUncertain = (error: unknown) =>
  isFault(error) || error instanceof Stripe.errors.StripeIdempotencyError

const isStored = (error: unknown) => isFault(error) && error.headers?.['idempotent-replayed'] === 'true'
