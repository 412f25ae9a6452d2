import { z } from 'zod'
import { getModuleQuiz } from '../catalogue/module-quiz.ts'
import { endpoint, own } from '../endpoint.ts'
import { id, inBothLanguages, moment } from '../fields.ts'
import { learnerLiveSession } from '../live-sessions/live-sessions.ts'
import { learnerCourse, learnerModule } from './progress.ts'

/** A course with what its player shows of its live sessions. */
const playerCourse = learnerCourse.extend({
  sessions: z.object({
    /** The next sessions, soonest first, including a running one and those that are off. */
    ahead: z.array(learnerLiveSession),
    aheadCount: z.number().int(),
    /** The newest recorded sessions, newest first. */
    replays: z.array(learnerLiveSession),
    replayCount: z.number().int(),
    /** Sessions that have begun and have materials. */
    materialCount: z.number().int(),
  }),
  /** The newest announcements to this course, newest first. */
  announcements: z.array(
    z.object({
      id,
      title: inBothLanguages,
      text: inBothLanguages,
      sentAt: moment,
      /** Null for the school. */
      coach: z.string().nullable(),
    }),
  ),
})
export type PlayerCourse = z.infer<typeof playerCourse>

export const getPlayer = endpoint({
  method: 'GET',
  path: '/courses/learner/:id/player',
  summary: 'Get the player of your course: the course, its next live sessions, and a module with its quiz',
  access: own('the course', { who: ['learner'] }),
  params: z.object({ id }),
  /** The number or the id of a module, as the page's URL has it; without it, the module to go on with. */
  query: z.object({ module: z.string().optional() }),
  reply: z.object({
    course: playerCourse,
    /** Null when the module is locked or does not exist. */
    module: learnerModule.nullable(),
    /** Null when the module has no questions. */
    quiz: getModuleQuiz.reply.nullable(),
  }),
})
