import { lessons } from './lessons.ts'

export const texts = { lessons }
