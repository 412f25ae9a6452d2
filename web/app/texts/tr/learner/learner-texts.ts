import type { texts as en } from '../../en/learner/learner-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { dashboard } from './dashboard.ts'
import { lessons } from './lessons.ts'
import { player } from './player.ts'

export const texts: SameKeys<typeof en> = { dashboard, lessons, player }
