import { awayLimits } from '@sohbet/domain/away/away'
import { maxPhrases } from '@sohbet/domain/lesson/feedback'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { requestKinds } from '@sohbet/domain/lesson/requests'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { id, moment, plainText } from '../fields.ts'
import { lessonMoment } from './coach-lessons.ts'
import { freeTimesOf, freeTimesSpan } from './lessons.ts'

const lesson = { lessonId: id, kind: z.enum(lessonKinds), startsAt: moment, endsAt: moment }

/** A lesson that another coach asks the reader to take. */
export const askedLesson = z.object({
  id,
  ...lesson,
  /** The coach who asks. */
  from: z.string(),
  learners: z.array(z.string()),
})
export type AskedLesson = z.infer<typeof askedLesson>

const lessonRequests = z.object({
  asked: z.array(askedLesson),
  own: z.array(
    z.object({
      lessonId: id,
      what: z.enum(requestKinds),
      /** The proposed time. */
      startsAt: moment.nullable(),
      /** The asked coach. */
      to: z.string(),
    }),
  ),
})
export type LessonRequests = z.infer<typeof lessonRequests>

const proposals = z.array(z.object({ ...lesson, proposed: moment, coach: z.string() }))
export type Proposal = z.infer<typeof proposals>[number]

/** A coach's question about an own lesson: another time, or another coach. A new one replaces the open one. */
const ownLesson = { access: own('the lesson', { who: ['coach'] }), params: z.object({ id }) } as const

export const listTimesForLesson = endpoint({
  method: 'GET',
  path: '/coach/lessons/:id/times',
  summary: 'List your free times that also suit the learner of a lesson',
  ...ownLesson,
  query: freeTimesSpan,
  reply: freeTimesOf,
})

export const proposeTime = endpoint({
  method: 'POST',
  path: '/coach/lessons/:id/proposal',
  summary: 'Propose another time of a private lesson to its learner',
  ...ownLesson,
  body: z.object({ startsAt: lessonMoment }),
  reply: lessonRequests,
})

export const askCoach = endpoint({
  method: 'POST',
  path: '/coach/lessons/:id/request',
  summary: 'Ask another coach, who is free at its time, to take a lesson',
  ...ownLesson,
  body: z.object({ coachId: id }),
  reply: lessonRequests,
})

export const listLessonRequests = endpoint({
  method: 'GET',
  path: '/coach/lesson-requests',
  summary: 'List the lessons that you are asked to take, and your own open questions',
  access: only('coach'),
  reply: lessonRequests,
})

export const answerLessonRequests = endpoint({
  method: 'POST',
  path: '/coach/lesson-requests/answer',
  summary:
    'Take lessons of other coaches, or decline them. Everyone concerned gets one notice. A repeated answer changes nothing',
  access: own('the request', { who: ['coach'] }),
  body: z.object({ ids: z.array(id).min(1).max(awayLimits.rows), isAccepted: z.boolean() }),
  reply: z.object({
    /** What is open after the answer. */
    requests: lessonRequests,
    /** By request; the message says why it could not be answered. */
    results: z.array(z.object({ id, message: z.string().nullable() })),
  }),
})

export const listProposals = endpoint({
  method: 'GET',
  path: '/lessons/proposals',
  summary: 'List the other times that coaches propose for your lessons',
  access: only('learner'),
  reply: proposals,
})

export const answerProposal = endpoint({
  method: 'POST',
  path: '/lessons/:id/proposal',
  summary: 'Accept another time of your lesson, or decline',
  access: own('the lesson', { who: ['learner'] }),
  params: z.object({ id }),
  body: z.object({
    isAccepted: z.boolean(),
    /** The proposed time on the caller's screen. */
    proposed: lessonMoment,
  }),
  reply: proposals,
})

const maxPhrase = 500
const phrases = z.object({ phrases: z.array(plainText(maxPhrase).trim().min(1)).max(maxPhrases) })

export const getPhrases = endpoint({
  method: 'GET',
  path: '/coach/phrases',
  summary: 'Get your saved texts for feedback',
  access: only('coach'),
  reply: z.object({ phrases: z.array(z.string()) }),
})

export const savePhrases = endpoint({
  method: 'PUT',
  path: '/coach/phrases',
  summary: 'Save your texts for feedback, at most 50',
  access: only('coach'),
  body: phrases,
  reply: z.object({ phrases: z.array(z.string()) }),
})

export const getOwnRating = endpoint({
  method: 'GET',
  path: '/coach/lessons/rating',
  summary: 'Get the average rating of your lessons, from 5 ratings on',
  access: only('coach'),
  reply: z.object({ average: z.number().nullable(), count: z.number().int() }),
})
