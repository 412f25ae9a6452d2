import { recorder } from './recorder.ts'
import { voiceMessage } from './voice-message.ts'

export const texts = { recorder, voiceMessage }
