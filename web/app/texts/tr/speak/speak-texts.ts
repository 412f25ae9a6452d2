import type { texts as en } from '../../en/speak/speak-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { speak } from './speak.ts'

export const texts: SameKeys<typeof en> = { speak }
