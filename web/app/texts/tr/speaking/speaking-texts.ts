import type { texts as en } from '../../en/speaking/speaking-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { learnerRecordings } from './learner-recordings.ts'
import { speaking } from './speaking.ts'
import { staffNotes } from './staff-notes.ts'

export const texts: SameKeys<typeof en> = { learnerRecordings, speaking, staffNotes }
