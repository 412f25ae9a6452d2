import type { Currency } from '@sohbet/domain/course/price'
import type { PaymentProvider } from './payments.ts'

/** The providers that are set up, in the order of preference; none when the school is paid by transfer only. */
export type PaymentProviders = readonly PaymentProvider[]

/** The provider for a new payment. */
export const providerFor = (providers: PaymentProviders, currency: Currency): PaymentProvider | undefined =>
  providers.find((provider) => provider.takes(currency))

/** The provider of an existing payment; undefined when it is no longer set up. */
export const providerNamed = (providers: PaymentProviders, name: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.name === name)
