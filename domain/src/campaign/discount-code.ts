import { searchFold } from '../search-fold.ts'

export const discountKinds = ['percent', 'sum'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** What lowered the price of an order. */
export const reductionKinds = ['code', 'early_bird'] as const
export type ReductionKind = (typeof reductionKinds)[number]

export const codeLength = { min: 3, max: 30 }
/** Letters of the English alphabet, digits and dashes. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]*$/

/** The stored form of a typed code: upper case, without spaces and Turkish dots, so that "ılık" finds "ILIK". */
export const foldCode = (typed: string): string => searchFold(typed.replaceAll(/\s/g, '')).toUpperCase()
