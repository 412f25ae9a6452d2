import { materialLimits } from '@sohbet/domain/live-session/materials'
import { replayLimits } from '@sohbet/domain/live-session/replay'
import { z } from 'zod'
import { anyone, endpoint, own } from '../endpoint.ts'
import { say } from './say.ts'
import { httpsLink, id, moment, oneLine, requiredText } from '../fields.ts'
import { signature } from '../signed.ts'
import { liveSessionId, staffLiveSession, staffLiveSessionCall } from './live-sessions.ts'
import { sessionMaterial, staffMaterial } from './session-material.ts'

const byStaff = {
  ...staffLiveSessionCall,
  reply: z.array(staffMaterial),
} as const

const title = requiredText(200, say('Title is required')).pipe(oneLine(200))

/** The fields of the form for a link. */
export const materialLink = z.object({ title, link: httpsLink })

export const addMaterialLink = endpoint({
  method: 'POST',
  path: '/sessions/:id/materials',
  summary: 'Add a link to the materials of a live session; its learners see it once the session has begun',
  ...byStaff,
  limitPerMinute: 60,
  status: 201,
  body: materialLink,
})

export const addMaterialFile = endpoint({
  method: 'POST',
  path: '/sessions/:id/materials/files',
  summary:
    'Add a file to the materials of a live session: PDF, JPEG, PNG, WebP, MP3, M4A, OGG or WAV, 20 MB at most',
  ...byStaff,
  limitPerMinute: 30,
  upload: { maxBytes: materialLimits.bytes, perHour: 120 },
  status: 201,
  body: z.object({
    title,
    file: z.file(say('Please select a PDF, JPEG, PNG, WebP, MP3, M4A, OGG or WAV file')),
  }),
})

export const removeMaterial = endpoint({
  method: 'DELETE',
  path: '/sessions/:id/materials/:materialId',
  summary: 'Remove a file or link from the materials of a live session',
  ...byStaff,
  params: z.object({ id: liveSessionId, materialId: id }),
})

export const listCourseMaterials = endpoint({
  method: 'GET',
  path: '/courses/learner/:id/materials',
  summary: 'List the materials of the live sessions of your course that have begun, the newest first',
  access: own('the course', { who: ['learner'] }),
  params: z.object({ id }),
  reply: z.array(z.object({ sessionId: z.string(), startsAt: moment, materials: z.array(sessionMaterial) })),
})
export type CourseMaterials = z.infer<typeof listCourseMaterials.reply>

export const getMaterialFile = endpoint({
  method: 'GET',
  path: '/sessions/materials/:name',
  summary: 'Download a file of the materials of a live session; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(pdf|jpg|mp3|m4a|ogg|wav)$/) }),
  query: signature,
  binary: 'application/octet-stream',
  saved: true,
  reply: z.file(),
})

export const uploadReplay = endpoint({
  method: 'POST',
  path: '/sessions/:id/replay',
  summary:
    'Upload the replay of a live session that has begun: MP4, MP3, M4A, OGG or WAV, 60 MB at most; it replaces the one before',
  access: byStaff.access,
  params: byStaff.params,
  limitPerMinute: 10,
  upload: { maxBytes: replayLimits.bytes, perHour: 30 },
  body: z.object({ file: z.file(say('Please select an MP4, MP3, M4A, OGG or WAV file')) }),
  reply: staffLiveSession,
})

export const getReplayFile = endpoint({
  method: 'GET',
  path: '/sessions/replays/:name',
  summary: 'Download an uploaded replay or a part of it; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(mp4|mp3|m4a|ogg|wav)$/) }),
  query: signature,
  binary: 'application/octet-stream',
  reply: z.file(),
})
