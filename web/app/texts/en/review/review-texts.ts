import { review } from './review.ts'

export const texts = { review }
