import type { texts as en } from '../../en/voice/voice-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { recorder } from './recorder.ts'

export const texts: SameKeys<typeof en> = { recorder }
