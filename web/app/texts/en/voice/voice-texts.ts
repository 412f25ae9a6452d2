import { coachDrafts } from './coach-drafts.ts'
import { ownProfile } from './own-profile.ts'

export const texts = { coachDrafts, ownProfile }
