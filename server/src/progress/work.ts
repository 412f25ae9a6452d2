import { createHash } from 'node:crypto'
import type { ModuleWork } from '@sohbet/contract/progress'
import { isModuleCompleted } from '@sohbet/domain/course/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ModuleDocument } from '../db/tables/modules.ts'

/** A document by where it comes from; `md5()` of the database makes the same. It keeps no secret. */
export const docIdOf = (source: string): string => createHash('md5').update(source).digest('hex')

/** What a learner has done of a module, joined as `progress`; of somebody who has not begun all is null. */
export const workColumns = sql`
  progress.video_position, progress.video_watched_at, progress.opened_docs, progress.quiz_completed_at,
  progress.best_result, progress.completed_at`

const moment = z.coerce.date().nullable()
export const workRow = {
  video_position: z.number().nullable(),
  video_watched_at: moment,
  opened_docs: z.array(z.string()).nullable(),
  quiz_completed_at: moment,
  best_result: z.number().nullable(),
  completed_at: moment,
}
export type WorkRow = z.output<z.ZodObject<typeof workRow>>

type Content = { docs: readonly ModuleDocument[]; quizId: string | null }

export const countOpened = (docs: readonly ModuleDocument[], opened: readonly string[]): number =>
  opened.length === 0 ? 0 : docs.filter(({ source }) => opened.includes(docIdOf(source))).length

export const toWork = (row: WorkRow, { docs, quizId }: Content): ModuleWork => ({
  videoPosition: row.video_position ?? 0,
  isVideoWatched: row.video_watched_at !== null,
  openedCount: countOpened(docs, row.opened_docs ?? []),
  documentCount: docs.length,
  isQuizCompleted: quizId === null ? null : row.quiz_completed_at !== null,
  bestResult: row.best_result,
  completedAt: row.completed_at?.toISOString() ?? null,
})

/** Whether nothing is left to do of a module. */
export const isDone = (row: WorkRow, { docs, quizId }: Content): boolean =>
  isModuleCompleted({
    isVideoWatched: row.video_watched_at !== null,
    documents: docs.map(({ source }) => ({ isOpened: (row.opened_docs ?? []).includes(docIdOf(source)) })),
    isQuizCompleted: quizId === null ? null : row.quiz_completed_at !== null,
  })
