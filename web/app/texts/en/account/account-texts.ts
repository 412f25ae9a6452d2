import { account } from './account.ts'
import { habit } from './habit.ts'

export const texts = { account, habit }
