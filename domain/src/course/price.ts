export const currencies = ['USD', 'TRY'] as const
export type Currency = (typeof currencies)[number]

/** Both currencies have hundredths. Money is counted in hundredths to avoid rounding errors. */
export const toMinor = (amount: number): number => Math.round(amount * 100)
export const fromMinor = (minor: number): number => minor / 100

export const maxPrice = 1_000_000
