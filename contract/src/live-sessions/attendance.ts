import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { absence, liveSessionId, staffLiveSessionCall } from './live-sessions.ts'

export const attendanceRow = z.object({
  userId: id,
  username: z.string(),
  /** Null before the level test. */
  level: z.enum(levels).nullable(),
  /** A learner of another course. */
  isGuest: z.boolean(),
  /** Came to the make-up of this session. */
  isMadeUp: z.boolean(),
  isAttended: z.boolean(),
  /** First time through our join URL. */
  joinedAt: moment.nullable(),
  /** Set by a coach; overrides the recorded join. */
  isCorrected: z.boolean(),
  /** Name of the person who set it. */
  correctedBy: z.string().nullable(),
  absence: absence.nullable(),
})
export type AttendanceRow = z.infer<typeof attendanceRow>

export const listAttendance = endpoint({
  method: 'GET',
  path: '/sessions/:id/attendance',
  summary: 'List the attendance and announced absences of a live session',
  ...staffLiveSessionCall,
  reply: z.array(attendanceRow),
})

export const correctAttendance = endpoint({
  method: 'PUT',
  path: '/sessions/:id/attendance/:userId',
  summary: 'Correct the attendance of a learner; null restores the automatic record',
  access: staffLiveSessionCall.access,
  params: z.object({ id: liveSessionId, userId: id }),
  body: z.object({ isAttended: z.boolean().nullable() }),
  reply: attendanceRow,
})

export const markAttendance = endpoint({
  method: 'PUT',
  path: '/sessions/:id/attendance',
  summary:
    'Mark all learners as present, except those who announced an absence; null removes the marks of all learners',
  ...staffLiveSessionCall,
  body: z.object({ isAttended: z.literal(true).nullable() }),
  reply: z.array(attendanceRow),
})
