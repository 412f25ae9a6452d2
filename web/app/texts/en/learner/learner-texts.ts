import { dashboard } from './dashboard.ts'
import { player } from './player.ts'

export const texts = { dashboard, player }
