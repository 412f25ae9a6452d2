import type { texts as en } from '../../en/auth/auth-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { auth } from './auth.ts'

export const texts: SameKeys<typeof en> = { auth }
