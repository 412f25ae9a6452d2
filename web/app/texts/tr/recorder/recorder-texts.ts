import type { texts as en } from '../../en/recorder/recorder-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { recorder } from './recorder.ts'
import { voiceMessage } from './voice-message.ts'

export const texts: SameKeys<typeof en> = { recorder, voiceMessage }
