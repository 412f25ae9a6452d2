import type { texts as en } from '../../en/coach/coach-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { coach } from './coach.ts'

export const texts: SameKeys<typeof en> = { coach }
