import { dashboard } from './dashboard.ts'
import { lessons } from './lessons.ts'
import { player } from './player.ts'

export const texts = { dashboard, lessons, player }
