import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { and, eq } from 'drizzle-orm'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { videoFiles } from '../media/video-files.ts'
import { documentFiles } from '../media/document-files.ts'
import { accessColumns, refuseClosed } from './module-access.ts'
import { readLearnerTasks } from '../speaking-tasks/learner-tasks.reads.ts'
import { hasQuestions, toWork, withIds } from './module-work.ts'

/** A module that is open to the caller, and the caller's progress in it. */
export async function requireOpenModule(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>,
  id: string,
) {
  const { db, actor } = ctx
  const [found] = await db
    .select({
      module: {
        id: modules.id,
        name: modules.name,
        description: modules.description,
        videoTitle: modules.videoTitle,
        videoDescription: modules.videoDescription,
        videoSource: modules.videoSource,
        docs: modules.docs,
      },
      quizId: quizzes.id,
      questionCount: db.$count(quizQuestions, eq(quizQuestions.quizId, quizzes.id)),
      progress: moduleProgress,
      ...accessColumns(actor.userId),
    })
    .from(modules)
    .leftJoin(quizzes, and(eq(quizzes.moduleId, modules.id), hasQuestions))
    .leftJoin(
      moduleProgress,
      and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.userId, actor.userId)),
    )
    .where(eq(modules.id, id))
  if (!found) throw new AppError('MODULE_NOT_FOUND')
  refuseClosed(found, ctx)
  const { module, quizId, questionCount, progress, place } = found
  return {
    // Numbered by counting, because the stored order may have gaps
    module: { ...module, order: place + 1, docs: withIds(module.docs), quizId },
    questionCount,
    progress,
  }
}

export async function readLearnerModule(ctx: SignedInContext, id: string): Promise<LearnerModule> {
  const { module, questionCount, progress } = await requireOpenModule(ctx, id)
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
    speaking: await readLearnerTasks(ctx, module.id),
    work: toWork(progress, module),
  }
}
