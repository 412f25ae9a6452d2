import { speak } from './speak.ts'

export const texts = { speak }
