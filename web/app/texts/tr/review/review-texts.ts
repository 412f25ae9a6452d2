import type { texts as en } from '../../en/review/review-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { review } from './review.ts'

export const texts: SameKeys<typeof en> = { review }
