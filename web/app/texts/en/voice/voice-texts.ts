import { coachDrafts } from './coach-drafts.ts'
import { ownProfile } from './own-profile.ts'
import { recorder } from './recorder.ts'

export const texts = { coachDrafts, ownProfile, recorder }
