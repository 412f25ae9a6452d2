import { courseStatuses } from '@sohbet/domain/course/status'
import { moduleStates } from '@sohbet/domain/course/progress'
import { currencies } from '@sohbet/domain/course/price'
import { z } from 'zod'
import { zoomTime } from '../catalogue/course-fields.ts'
import { endpoint, own } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { ownTelegramGroup } from './telegram-groups.ts'

const ownCourse = { access: own('the course', { who: ['learner'] }), params: z.object({ id }) }
const ownModule = { access: own('the module', { who: ['learner'] }), params: z.object({ id }) }
const day = z.iso.date()

/** Names a document of a module by where it comes from: another file is another document. */
const docId = z.string().regex(/^[0-9a-f]{32}$/)

/** What of a module is done. */
export const moduleWork = z.object({
  /** Where the video goes on, in seconds. */
  videoPosition: z.number(),
  isVideoWatched: z.boolean(),
  /** How many of its documents were opened. */
  openedCount: z.number().int(),
  documentCount: z.number().int(),
  /** Once completed it stays so, also while the quiz is taken anew. Null where the module has no quiz. */
  isQuizCompleted: z.boolean().nullable(),
  /** The best result so far, in per cent. */
  bestResult: z.number().int().nullable(),
  completedAt: moment.nullable(),
})
export type ModuleWork = z.infer<typeof moduleWork>

const listedModule = z.object({
  id,
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  state: z.enum(moduleStates),
  /** The first day on which it is open. */
  opensOn: day,
  work: moduleWork,
})
export type ListedModule = z.infer<typeof listedModule>

/** Null before the start, and where the course has no modules yet. */
export const currentModule = z.object({ moduleNo: z.number().int(), moduleName: z.string() }).nullable()

/** How far a course is, and how far a learner is in it. */
export const courseProgress = z.object({
  currentModule,
  moduleCount: z.number().int(),
  completedModules: z.number().int(),
  /** All modules done. */
  completedAt: moment.nullable(),
})
export type CourseProgress = z.infer<typeof courseProgress>

export const learnerCourse = z.object({
  id,
  name: z.string(),
  description: z.string(),
  startDate: day,
  endDate: day,
  status: z.enum(courseStatuses),
  /** In days. */
  moduleDuration: z.number().int(),
  zoomTimes: z.array(zoomTime),
  /** Where the next session is joined, through us; null where none is left. */
  zoomLink: z.string().nullable(),
  telegramGroup: ownTelegramGroup.nullable(),
  price: z.number(),
  currency: z.enum(currencies),
  prerequisites: z.object({ levelTestScore: z.number().int(), requiredCourseTypeId: id.nullable() }),
  coachNames: z.array(z.string()),
  progress: courseProgress,
  /** In their order; later ones are listed, and locked. */
  modules: z.array(listedModule),
})
export type LearnerCourse = z.infer<typeof learnerCourse>

export const getLearnerCourse = endpoint({
  method: 'GET',
  path: '/courses/learner/:id',
  summary: 'A course of mine: its modules with their state, their day and my progress',
  ...ownCourse,
  reply: learnerCourse,
})

export const learnerModule = z.object({
  id,
  name: z.string(),
  order: z.number().int(),
  description: z.string(),
  video: z.object({ title: z.string(), description: z.string(), source: z.string() }),
  docs: z.array(
    z.object({
      id: docId,
      title: z.string(),
      description: z.string(),
      /** Where it opens: of our own uploads an address that is good for ten minutes. */
      source: z.string(),
      isOpened: z.boolean(),
    }),
  ),
  quiz: z.object({ id, questionCount: z.number().int() }).nullable(),
  work: moduleWork,
})
export type LearnerModule = z.infer<typeof learnerModule>

export const getLearnerModule = endpoint({
  method: 'GET',
  path: '/courses/learner/module/:id',
  summary: 'A module that my course has come to; files by addresses that are good for ten minutes',
  ...ownModule,
  reply: learnerModule,
})

/** Longer than any video of ours. */
const maxSeconds = 86_400

export const saveVideoProgress = endpoint({
  method: 'PUT',
  path: '/courses/learner/module/:id/video',
  summary: 'Where I am in the video; once watched it stays so',
  ...ownModule,
  body: z.object({
    position: z.number().min(0).max(maxSeconds),
    /** Watched to 90 %, or marked as watched where the player cannot tell. */
    watched: z.boolean().default(false),
  }),
  reply: moduleWork,
})

export const saveDocumentOpened = endpoint({
  method: 'PUT',
  path: '/courses/learner/module/:id/docs/:docId/opened',
  summary: 'I have opened a document; again changes nothing',
  access: ownModule.access,
  params: z.object({ id, docId }),
  reply: moduleWork,
})
