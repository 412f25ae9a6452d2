import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { staffMaterial } from './session-material.ts'
import { attendanceRow } from './attendance.ts'
import { staffLiveSession, staffLiveSessionCall } from './live-sessions.ts'

/** The module of the course in the week of a session. */
const sessionModule = z.object({
  id,
  /** Its place in the course, from 1. */
  moduleNo: z.number().int(),
  name: z.string(),
  description: z.string(),
  video: z.object({ title: z.string(), description: z.string() }),
  docs: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      /** URL that opens the document. URLs of our own uploads are valid for ten minutes. */
      url: z.string(),
    }),
  ),
  /** Words and phrases of the module, with their Turkish. */
  phrases: z.array(z.object({ term: z.string(), translation: z.string(), example: z.string() })),
  hasQuiz: z.boolean(),
})
export type SessionModule = z.infer<typeof sessionModule>

export const getSessionPage = endpoint({
  method: 'GET',
  path: '/coach/sessions/:id',
  summary:
    'Get a live session with its attendance, its materials, its module of the week and the notes of the last session',
  ...staffLiveSessionCall,
  reply: z.object({
    session: staffLiveSession,
    /** Coaches see the learners until 30 days after the course. Afterwards the attendance is empty. */
    seesLearners: z.boolean(),
    attendance: z.array(attendanceRow),
    /** URL that opens the replay: of an uploaded one it is signed. */
    replayUrl: z.string().nullable(),
    materials: z.array(staffMaterial),
    /** Null when the course type has no modules. */
    module: sessionModule.nullable(),
    /** The last session before this one that has notes. */
    last: z.object({ id: z.string(), startsAt: moment, notes: z.string() }).nullable(),
  }),
})
export type SessionPage = z.infer<typeof getSessionPage.reply>
