import { duo } from './duo.ts'
import { guests } from './guests.ts'
import { lessons } from './lessons.ts'
import { packs } from './packs.ts'

export const texts = { duo, guests, lessons, packs }
