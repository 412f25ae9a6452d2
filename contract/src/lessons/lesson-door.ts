import { lessonKinds, lessonStates } from '@sohbet/domain/lesson/lesson'
import { z } from 'zod'
import { endpoint, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { sessionCoach } from '../live-sessions/session-coach.ts'

/** A lesson on the learner's home and in the calendar. */
export const shownLesson = z.object({
  id,
  kind: z.enum(lessonKinds),
  /** Null after the coach's account was erased. */
  coach: sessionCoach.nullable(),
  startsAt: moment,
  endsAt: moment,
  opensAt: moment,
  state: z.enum(lessonStates),
})
export type ShownLesson = z.infer<typeof shownLesson>

export const enterLesson = endpoint({
  method: 'POST',
  path: '/lessons/:id/enter',
  summary: 'Enter a lesson, from 10 minutes before its start to its end; the first time is recorded',
  access: own('the lesson', { who: ['learner', 'coach'] }),
  params: z.object({ id }),
  limitPerMinute: 60,
  /** The real meeting link; no other reply has it. */
  reply: z.object({ redirectUrl: z.string() }),
})
