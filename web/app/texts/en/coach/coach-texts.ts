import { coach } from './coach.ts'

export const texts = { coach }
