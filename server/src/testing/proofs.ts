/** `npm run proofs` runs all tries; other test runs use fewer. */
export const isFull = process.env['PROOFS'] === 'full'

export const tries = (all: number, fewer: number): number => (isFull ? all : fewer)
