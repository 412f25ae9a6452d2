import { dashboard } from './dashboard.ts'
import { player } from './player.ts'
import { week } from './week.ts'

export const texts = { dashboard, player, week }
