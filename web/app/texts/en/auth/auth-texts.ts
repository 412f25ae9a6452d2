import { auth } from './auth.ts'

export const texts = { auth }
