import type { TaskList } from '@sohbet/contract/catalogue/speaking-tasks'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { speakingTaskLists, speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { AppError } from '../errors/app-error.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { pictureFiles } from './speaking-files.ts'

type Reader = Pick<Context, 'db' | 'links' | 'now'>

/** In their order. A list that was never saved has revision 0. */
export async function readTasks(ctx: Reader, moduleId: string): Promise<TaskList> {
  const { id, kind, seconds, text, pictureUrl, audioUrl, modelUrl } = speakingTasks
  const rows = await ctx.db
    .select({
      revision: speakingTaskLists.revision,
      task: { id, kind, seconds, text, pictureUrl, audioUrl, modelUrl },
      learnerCount: sql<number>`(select count(distinct sent.user_id)::int from speaking_recordings as sent
        where sent.task_id = ${speakingTasks.id})`,
    })
    .from(modules)
    .leftJoin(speakingTaskLists, eq(speakingTaskLists.moduleId, modules.id))
    .leftJoin(speakingTasks, and(eq(speakingTasks.moduleId, modules.id), isNotNull(speakingTasks.position)))
    .where(eq(modules.id, moduleId))
    .orderBy(asc(speakingTasks.position))
  const [first] = rows
  if (!first) throw new AppError('MODULE_NOT_FOUND')
  return {
    tasks: rows.flatMap(({ task, learnerCount }) =>
      task ? [{ ...task, ...opened(ctx, task), learnerCount }] : [],
    ),
    revision: first.revision ?? 0,
  }
}

type Links = { pictureUrl: string | null; audioUrl: string | null; modelUrl: string | null }

const opened = (ctx: Reader, { pictureUrl, audioUrl, modelUrl }: Links) => ({
  pictureOpens: pictureUrl && pictureFiles.opensAt(ctx, pictureUrl),
  audioPlays: audioUrl && audioFiles.opensAt(ctx, audioUrl),
  modelPlays: modelUrl && audioFiles.opensAt(ctx, modelUrl),
})

/** The prompt and the model of a task with URLs that open them. */
export const toPrompt = (ctx: Reader, task: Links & { text: string }) => {
  const { pictureOpens, audioPlays, modelPlays } = opened(ctx, task)
  return { prompt: { text: task.text, pictureUrl: pictureOpens, audioUrl: audioPlays }, modelPlays }
}
