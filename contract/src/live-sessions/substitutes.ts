import { awayLimits } from '@sohbet/domain/away/away'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { oneLiveSession, staffLiveSession, staffLiveSessionCall } from './live-sessions.ts'

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/sessions/:id/substitutes',
  summary: 'List the coaches who are free at the time of a live session',
  ...staffLiveSessionCall,
  reply: z.array(z.object({ id, name: z.string() })),
})

export const askSubstitute = endpoint({
  method: 'POST',
  path: '/sessions/:id/request',
  summary: 'Ask another coach, who is free at its time, to teach a live session; replaces an open question',
  access: own('the session', { who: ['coach'] }),
  ...oneLiveSession,
  body: z.object({ coachId: id }),
  reply: staffLiveSession,
})

export const withdrawSubstitute = endpoint({
  method: 'DELETE',
  path: '/sessions/:id/request',
  summary: 'Withdraw the open question to another coach',
  ...staffLiveSessionCall,
  reply: staffLiveSession,
})

export const setSubstitute = endpoint({
  method: 'PUT',
  path: '/sessions/:id/substitute',
  summary: 'Give a live session to another coach at once',
  access: only('admin'),
  ...oneLiveSession,
  body: z.object({ coachId: id }),
  reply: staffLiveSession,
})

export const removeSubstitute = endpoint({
  method: 'DELETE',
  path: '/sessions/:id/substitute',
  summary: 'Give a live session back to the coach of its course',
  ...staffLiveSessionCall,
  reply: staffLiveSession,
})

/** Live sessions ahead of other coaches that a coach is asked to teach, in order of time. */
export const sessionRequests = z.array(
  z.object({
    id,
    sessionId: z.string(),
    courseName: z.string(),
    startsAt: moment,
    endsAt: moment,
    /** The coach who teaches it until the request is accepted; empty after the account was erased. */
    from: z.string(),
    seatCount: z.number().int(),
  }),
)
export type SessionRequest = z.infer<typeof sessionRequests>[number]

export const listSessionRequests = endpoint({
  method: 'GET',
  path: '/coach/session-requests',
  summary: 'List the live sessions that you are asked to teach',
  access: only('coach'),
  reply: sessionRequests,
})

export const answerSessionRequests = endpoint({
  method: 'POST',
  path: '/coach/session-requests/answer',
  summary:
    'Teach live sessions of other coaches, or decline them. Everyone concerned gets one notice. A repeated answer changes nothing',
  access: own('the request', { who: ['coach'] }),
  body: z.object({ ids: z.array(id).min(1).max(awayLimits.rows), isAccepted: z.boolean() }),
  reply: z.object({
    /** What is open after the answer. */
    requests: sessionRequests,
    /** By request; the message says why it could not be answered. */
    results: z.array(z.object({ id, message: z.string().nullable() })),
  }),
})
