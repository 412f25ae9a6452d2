import type { texts as en } from '../../en/learner/learner-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { dashboard } from './dashboard.ts'
import { player } from './player.ts'
import { week } from './week.ts'

export const texts: SameKeys<typeof en> = { dashboard, player, week }
