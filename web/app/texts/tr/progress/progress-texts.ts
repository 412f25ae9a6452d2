import type { texts as en } from '../../en/progress/progress-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { progress } from './progress.ts'

export const texts: SameKeys<typeof en> = { progress }
