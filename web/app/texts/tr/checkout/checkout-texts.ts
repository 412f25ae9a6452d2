import type { texts as en } from '../../en/checkout/checkout-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { checkout } from './checkout.ts'

export const texts: SameKeys<typeof en> = { checkout }
