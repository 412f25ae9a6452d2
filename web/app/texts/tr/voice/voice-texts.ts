import type { texts as en } from '../../en/voice/voice-texts.ts'
import type { SameKeys } from '../../shape.ts'
import { coachDrafts } from './coach-drafts.ts'
import { ownProfile } from './own-profile.ts'

export const texts: SameKeys<typeof en> = { coachDrafts, ownProfile }
