import type { texts as en } from '../../en/account/account-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { account } from './account.ts'
import { habit } from './habit.ts'

export const texts: SameKeys<typeof en> = { account, habit }
