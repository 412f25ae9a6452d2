import { duo } from './duo.ts'
import { lessons } from './lessons.ts'
import { packs } from './packs.ts'

export const texts = { duo, lessons, packs }
