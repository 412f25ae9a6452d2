import { duo } from './duo.ts'
import { lessons } from './lessons.ts'

export const texts = { duo, lessons }
