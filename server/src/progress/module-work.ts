import { hash } from 'node:crypto'
import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { isModuleCompleted } from '@sohbet/domain/course/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { moduleProgress } from '../db/tables/learning/module-progress.ts'
import type { ModuleDocument } from '../db/tables/catalogue/modules.ts'

export type ProgressRow = typeof moduleProgress.$inferSelect

/** The row `progress` of a learner in a module, as one value; null before the learner has begun the module. */
export const progressColumn = sql`case when progress.user_id is not null then json_build_object(
  'videoPosition', progress.video_position, 'videoWatchedAt', progress.video_watched_at,
  'openedDocs', progress.opened_docs, 'quizCompletedAt', progress.quiz_completed_at,
  'bestResult', progress.best_result, 'completedAt', progress.completed_at,
  'videoFarthest', progress.video_farthest, 'updatedAt', progress.updated_at) end as progress`
export const progressValue = z.object({
  videoPosition: z.number(),
  videoWatchedAt: z.coerce.date().nullable(),
  openedDocs: z.array(z.string()),
  quizCompletedAt: z.coerce.date().nullable(),
  bestResult: z.number().nullable(),
  completedAt: z.coerce.date().nullable(),
  videoFarthest: z.number(),
  updatedAt: z.coerce.date(),
})
type Progress = z.output<typeof progressValue>

export const moduleDocuments = z.array(
  z.object({ title: z.string(), description: z.string(), source: z.string() }),
)

/** A document's id follows from its source: a replaced file is another document. The hash need not be secure. */
export const docIdOf = (source: string): string => hash('md5', source)

export const withIds = (docs: readonly ModuleDocument[]) =>
  docs.map((document) => ({ ...document, id: docIdOf(document.source) }))

/** A condition on a row of `quizzes`: a quiz without questions cannot be completed, so there is nothing to do. */
export const hasQuestions = sql`exists (select from quiz_questions where quiz_questions.quiz_id = quizzes.id)`

/** What there is to do in a module. */
type Content = { docs: readonly { id: string }[]; quizId: string | null }

const isIn = (opened: readonly string[]) => (document: { id: string }) => opened.includes(document.id)

/** `progress` is null when the learner has not begun the module. */
export const toWork = (progress: Progress | null, { docs, quizId }: Content): ModuleWork => ({
  videoPosition: progress?.videoPosition ?? 0,
  isVideoWatched: (progress?.videoWatchedAt ?? null) !== null,
  openedCount: docs.filter(isIn(progress?.openedDocs ?? [])).length,
  documentCount: docs.length,
  isQuizCompleted: quizId === null ? null : (progress?.quizCompletedAt ?? null) !== null,
  bestResult: progress?.bestResult ?? null,
  completedAt: progress?.completedAt?.toISOString() ?? null,
})

/** Whether a learner has done everything in a module. */
export const isDone = (progress: ProgressRow, { docs, quizId }: Content): boolean =>
  isModuleCompleted({
    isVideoWatched: progress.videoWatchedAt !== null,
    documents: docs.map((document) => ({ isOpened: isIn(progress.openedDocs)(document) })),
    isQuizCompleted: quizId === null ? null : progress.quizCompletedAt !== null,
  })
