import { account } from './account.ts'

export const texts = { account }
