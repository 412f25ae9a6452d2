import { learnerRecordings } from './learner-recordings.ts'
import { speaking } from './speaking.ts'

export const texts = { learnerRecordings, speaking }
