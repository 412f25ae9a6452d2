import { checkout } from './checkout.ts'

export const texts = { checkout }
