import { learnerRecordings } from './learner-recordings.ts'
import { speaking } from './speaking.ts'
import { staffNotes } from './staff-notes.ts'

export const texts = { learnerRecordings, speaking, staffNotes }
