import { createHash } from 'node:crypto'
import type { ModuleWork } from '@sohbet/contract/learning/progress'
import { isModuleCompleted } from '@sohbet/domain/course/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** A document by where it comes from: another file is another document. It keeps no secret. */
export const docIdOf = (source: string): string => createHash('md5').update(source).digest('hex')

/** Beside a row of `quizzes`: one that asks nothing is nothing to do, and could not be done. */
export const hasQuestions = sql`exists (select from quiz_questions where quiz_questions.quiz_id = quizzes.id)`

/** What a learner has done of a module, as one value of the row `progress`. */
export const workOfProgress = sql`json_build_object('moduleId', progress.module_id,
  'videoPosition', progress.video_position, 'isVideoWatched', progress.video_watched_at is not null,
  'openedDocs', progress.opened_docs, 'isQuizCompleted', progress.quiz_completed_at is not null,
  'bestResult', progress.best_result, 'completedAt', progress.completed_at)`

export const workRow = z.object({
  moduleId: z.string(),
  videoPosition: z.number(),
  isVideoWatched: z.boolean(),
  openedDocs: z.array(z.string()),
  isQuizCompleted: z.boolean(),
  bestResult: z.number().nullable(),
  completedAt: z.string().nullable(),
})
export type WorkRow = Omit<z.output<typeof workRow>, 'moduleId'>

const nothing: WorkRow = {
  videoPosition: 0,
  isVideoWatched: false,
  openedDocs: [],
  isQuizCompleted: false,
  bestResult: null,
  completedAt: null,
}

type Content = { docs: readonly { id: string }[]; quizId: string | null }

const isIn = (opened: readonly string[]) => (document: { id: string }) => opened.includes(document.id)

/** Of somebody who has not begun there is no row. */
export const toWork = (row: WorkRow = nothing, { docs, quizId }: Content): ModuleWork => ({
  videoPosition: row.videoPosition,
  isVideoWatched: row.isVideoWatched,
  openedCount: row.openedDocs.length === 0 ? 0 : docs.filter(isIn(row.openedDocs)).length,
  documentCount: docs.length,
  isQuizCompleted: quizId === null ? null : row.isQuizCompleted,
  bestResult: row.bestResult,
  completedAt: row.completedAt && new Date(row.completedAt).toISOString(),
})

/** Whether nothing is left to do of a module. */
export const isDone = (row: WorkRow, { docs, quizId }: Content): boolean =>
  isModuleCompleted({
    isVideoWatched: row.isVideoWatched,
    documents: docs.map((document) => ({ isOpened: isIn(row.openedDocs)(document) })),
    isQuizCompleted: quizId === null ? null : row.isQuizCompleted,
  })
