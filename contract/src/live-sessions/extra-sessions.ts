import { sessionKinds } from '@sohbet/domain/live-session/live-session'
import { z } from 'zod'
import { sessionDuration } from '../catalogue/course-parts.ts'
import { endpoint, own, staff } from '../endpoint.ts'
import { say } from '../say.ts'
import { id } from '../fields.ts'
import { liveSessionId, staffLiveSession } from './live-sessions.ts'

const extraSession = z.object({
  kind: z.enum(sessionKinds).default('speaking_group'),
  /** Seconds are left out. */
  startsAt: z.iso.datetime({ offset: true, error: say('Must be a valid date') }),
  duration: sessionDuration,
  /** Confirms that a coach gets two sessions at once. Without it such a session replies COACH_BUSY. */
  isClashAccepted: z.boolean().optional(),
  /** Confirms a time at which the coach is away. Without it such a session replies COACH_AWAY. */
  isAwayAccepted: z.boolean().optional(),
})

export const addSession = endpoint({
  method: 'POST',
  path: '/courses/:id/sessions',
  summary: 'Add an extra live session to a course, outside its weekly plan',
  access: own('the course', staff),
  params: z.object({ id }),
  body: extraSession,
  reply: staffLiveSession,
})

export const removeSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: 'Remove an extra live session before it begins',
  access: own('the session', staff),
  params: z.object({ id: liveSessionId }),
  reply: z.object({ id: z.string() }),
})
