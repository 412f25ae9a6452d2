import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { videoFiles } from '../media/video-files.ts'
import { documentFiles } from '../media/document-files.ts'
import { hasTasks, readLearnerTasks } from '../speaking-tasks/learner-tasks.reads.ts'
import { accessColumns, accessRow, refuseClosed } from './module-access.ts'
import {
  hasQuestions,
  moduleDocuments,
  progressColumn,
  progressValue,
  toWork,
  withIds,
} from './module-work.ts'

const moduleRow = accessRow.extend({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  videoTitle: z.string(),
  videoDescription: z.string(),
  videoSource: z.string(),
  docs: moduleDocuments,
  quizId: z.string().nullable(),
  questionCount: z.number(),
  hasTasks: z.boolean(),
  progress: progressValue.nullable(),
})

/** A module that is open to the caller, and the caller's progress in it. */
export async function requireOpenModule(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>,
  id: string,
) {
  const { db, actor } = ctx
  const [found] = await queryRows(
    db,
    moduleRow,
    sql`
      select module.id, module.name, module.description, module.video_title as "videoTitle",
        module.video_description as "videoDescription", module.video_source as "videoSource", module.docs,
        quizzes.id as "quizId",
        (select count(*)::int from quiz_questions where quiz_id = quizzes.id) as "questionCount",
        ${hasTasks} as "hasTasks", ${progressColumn}, ${accessColumns(actor.userId)}
      from published_modules as module left join quizzes on quizzes.module_id = module.id and ${hasQuestions}
      left join module_progress as progress
        on progress.module_id = module.id and progress.user_id = ${actor.userId}
      where module.id = ${id}`,
  )
  if (!found) throw new AppError('MODULE_NOT_FOUND')
  refuseClosed(found, ctx)
  const { questionCount, progress, place } = found
  return {
    // Numbered by counting, because the stored order may have gaps
    module: {
      id: found.id,
      name: found.name,
      description: found.description,
      videoTitle: found.videoTitle,
      videoDescription: found.videoDescription,
      videoSource: found.videoSource,
      order: place + 1,
      docs: withIds(found.docs),
      quizId: found.quizId,
    },
    questionCount,
    hasSpeaking: found.hasTasks,
    progress,
  }
}

export async function readLearnerModule(ctx: SignedInContext, id: string): Promise<LearnerModule> {
  const { module, questionCount, hasSpeaking, progress } = await requireOpenModule(ctx, id)
  const opened = progress?.openedDocs ?? []
  return {
    id: module.id,
    name: module.name,
    order: module.order,
    description: module.description,
    video: {
      title: module.videoTitle,
      description: module.videoDescription,
      source: videoFiles.opensAt(ctx, module.videoSource),
    },
    docs: module.docs.map(({ id: docId, title, description, source }) => ({
      id: docId,
      title,
      description,
      source: documentFiles.opensAt(ctx, source),
      isOpened: opened.includes(docId),
    })),
    quiz: module.quizId === null ? null : { id: module.quizId, questionCount },
    speaking: hasSpeaking ? await readLearnerTasks(ctx, module.id) : [],
    work: toWork(progress, module),
  }
}
