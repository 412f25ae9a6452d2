import { courseStatuses } from '@sohbet/domain/course/status'
import { moduleStates } from '@sohbet/domain/course/progress'
import { currencies } from '@sohbet/domain/course/price'
import { z } from 'zod'
import { zoomTime } from '../catalogue/course-parts.ts'
import { endpoint, own } from '../endpoint.ts'
import { day, id, moment } from '../fields.ts'
import { speakingTask } from '../speaking/speaking-task.ts'
import { ownTelegramGroup } from '../telegram-groups/telegram-groups.ts'

const ownCourse = { access: own('the course', { who: ['learner'] }), params: z.object({ id }) }
const ownModule = { access: own('the module', { who: ['learner'] }), params: z.object({ id }) }

/** Identifies a document by its source: another file is another document. */
const docId = z.string().regex(/^[0-9a-f]{32}$/)

/** What the learner has done in a module. */
export const moduleWork = z.object({
  /** Where the video resumes, in seconds. */
  videoPosition: z.number(),
  isVideoWatched: z.boolean(),
  /** Number of opened documents. */
  openedCount: z.number().int(),
  documentCount: z.number().int(),
  /** Stays true while the quiz is retaken. Null when the module has no quiz. */
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
  /** Speaking tasks, and those with a sent recording. They do not hold up the completion of the module. */
  speaking: z.object({ count: z.number().int(), done: z.number().int() }),
})
export type ListedModule = z.infer<typeof listedModule>

/** Null before the start, and when the course has no modules yet. */
export const currentModule = z.object({ moduleNo: z.number().int(), moduleName: z.string() }).nullable()

/** Progress of the course, and of a learner in it. */
export const courseProgress = z.object({
  currentModule,
  moduleCount: z.number().int(),
  completedModules: z.number().int(),
  /** When the learner completed all modules. */
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
  /** The school has cancelled it. */
  isCancelled: z.boolean(),
  /** In days. */
  moduleDuration: z.number().int(),
  zoomTimes: z.array(zoomTime),
  /** Our own join URL of the next session; null when none is left. */
  zoomLink: z.string().nullable(),
  telegramGroup: ownTelegramGroup.nullable(),
  price: z.number(),
  currency: z.enum(currencies),
  prerequisites: z.object({ levelTestScore: z.number().int(), requiredCourseTypeId: id.nullable() }),
  coachNames: z.array(z.string()),
  progress: courseProgress,
  /** In order; later modules are listed and locked. */
  modules: z.array(listedModule),
})
export type LearnerCourse = z.infer<typeof learnerCourse>

export const getLearnerCourse = endpoint({
  method: 'GET',
  path: '/courses/learner/:id',
  summary: 'Get your course: its modules with state, date and your progress',
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
      /** URL that opens the document. URLs of our own uploads are valid for ten minutes. */
      source: z.string(),
      isOpened: z.boolean(),
    }),
  ),
  quiz: z.object({ id, questionCount: z.number().int() }).nullable(),
  /** In order; empty for most modules. */
  speaking: z.array(speakingTask),
  work: moduleWork,
})
export type LearnerModule = z.infer<typeof learnerModule>

export const getLearnerModule = endpoint({
  method: 'GET',
  path: '/courses/learner/module/:id',
  summary: 'Get an open module of your course; the URLs of its files work for ten minutes',
  ...ownModule,
  reply: learnerModule,
})

/** Longer than any video of ours. */
const maxSeconds = 86_400

export const saveVideoProgress = endpoint({
  method: 'PUT',
  path: '/courses/learner/module/:id/video',
  summary: 'Save your position in the video; a watched video stays watched',
  ...ownModule,
  body: z.object({
    position: z.number().min(0).max(maxSeconds),
    /** 90 % watched, or marked by the learner when the player cannot measure it. */
    watched: z.boolean().default(false),
  }),
  reply: moduleWork,
})

export const saveDocumentOpened = endpoint({
  method: 'PUT',
  path: '/courses/learner/module/:id/docs/:docId/opened',
  summary: 'Mark a document as opened; repeating it changes nothing',
  access: ownModule.access,
  params: z.object({ id, docId }),
  reply: moduleWork,
})
