import type { texts as en } from '../../en/listen/listen-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { listen } from './listen.ts'

export const texts: SameKeys<typeof en> = { listen }
