import { maxHelloSeconds } from '@sohbet/domain/voice'
import { z } from 'zod'
import { maxImageBytes } from '../core/images.ts'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, moment, plainText, requiredText, revision } from '../fields.ts'
import { coachFields } from './coaches.ts'

/** A minute at the highest rate that browsers use for a voice. */
const maxHelloBytes = 2 * 1024 * 1024

/** What a coach writes about themselves. */
export const profileFields = z.object({
  personalSummary: coachFields.shape.personalSummary,
  summaryEn: plainText(4000).trim(),
  origin: plainText(120).trim(),
  speaks: coachFields.shape.speaks.unwrap(),
})
export type ProfileFields = z.infer<typeof profileFields>

const hello = z.object({ url: z.string(), seconds: z.number() })
export type Hello = z.infer<typeof hello>

const profile = profileFields.extend({
  personalSummary: z.string(),
  photo: z.string().nullable(),
  hello: hello.nullable(),
})
export type CoachProfile = z.infer<typeof profile>

const draft = profile.extend({
  changedAt: moment,
  /** Why an admin did not publish it; null while it waits. */
  returnedNote: z.string().nullable(),
  revision,
})
export type CoachDraft = z.infer<typeof draft>

/** Without a draft, everything that the coach wrote is published. */
const ownProfile = z.object({
  name: z.string(),
  /** The last part of the public page's URL. */
  slug: z.string(),
  isPublic: z.boolean(),
  published: profile,
  draft: draft.nullable(),
})
export type OwnProfile = z.infer<typeof ownProfile>

const byCoach = { access: only('coach'), reply: ownProfile } as const

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/coach/profile',
  summary: 'Read your own profile: what is published, and what waits for an admin',
  ...byCoach,
})

export const changeOwnProfile = endpoint({
  method: 'PUT',
  path: '/coach/profile',
  summary: 'Change the texts of your own profile; an admin publishes them',
  ...byCoach,
  body: profileFields,
})

export const uploadOwnPhoto = endpoint({
  method: 'POST',
  path: '/coach/profile/photo',
  summary: 'Upload a photo for your own profile, a JPEG of 10 MB at most; an admin publishes it',
  ...byCoach,
  limitPerMinute: 30,
  upload: { maxBytes: maxImageBytes, perHour: 60 },
  body: z.object({ image: z.file(say('Please select a valid JPEG image')) }),
})

export const uploadHello = endpoint({
  method: 'POST',
  path: '/coach/profile/hello',
  summary: `Upload a recorded hello for your own profile: WebM or MP4, ${maxHelloSeconds} seconds at most; an admin publishes it`,
  ...byCoach,
  limitPerMinute: 30,
  upload: { maxBytes: maxHelloBytes, perHour: 60 },
  body: z.object({ recording: z.file(say('Please record it again')) }),
})

export const removeHello = endpoint({
  method: 'DELETE',
  path: '/coach/profile/hello',
  summary: 'Remove the hello from your own profile; an admin publishes it',
  ...byCoach,
})

export const discardOwnDraft = endpoint({
  method: 'DELETE',
  path: '/coach/profile/draft',
  summary: 'Discard what waits for an admin',
  ...byCoach,
})

const waitingDraft = z.object({ coachId: id, name: z.string(), published: profile, draft })
export type WaitingDraft = z.infer<typeof waitingDraft>

const byAdmin = { access: only('admin'), params: z.object({ coachId: id }) } as const

export const listDrafts = endpoint({
  method: 'GET',
  path: '/coaches/drafts',
  summary: 'List the profiles that wait for an admin, the oldest first',
  access: only('admin'),
  reply: z.array(waitingDraft),
})

export const publishDraft = endpoint({
  method: 'POST',
  path: '/coaches/drafts/:coachId/publish',
  summary: 'Publish what a coach changed, if it is what you have seen',
  ...byAdmin,
  body: z.object({ revision }),
  reply: z.array(waitingDraft),
})

export const returnReason = z.object({ note: requiredText(500, say('A reason is required')) })

export const returnDraft = endpoint({
  method: 'POST',
  path: '/coaches/drafts/:coachId/return',
  summary: 'Send a changed profile back to the coach, with a reason',
  ...byAdmin,
  body: returnReason.extend({ revision }),
  reply: z.array(waitingDraft),
})

export const getProfileFile = endpoint({
  method: 'GET',
  path: '/coaches/files/:name',
  summary: 'Download the photo or the hello of a coach',
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}\.(jpg|webm|m4a)$/) }),
  binary: 'application/octet-stream',
  reply: z.file(),
})
