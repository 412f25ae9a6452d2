import type { TaskFields, TaskList } from '@sohbet/contract/catalogue/speaking-tasks'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { speakingTaskLists, speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { AppError } from '../errors/app-error.ts'
import { countListEdit } from '../modules/count-list-edit.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { pictureFiles } from './speaking-files.ts'
import { readTasks } from './speaking-task.reads.ts'

type Save = { moduleId: string; tasks: readonly TaskFields[]; seen: number | undefined }

/** Replaces the tasks of a module. A task with the id of one of them changes it. */
export async function saveTasks(ctx: Context, { moduleId, tasks, seen }: Save): Promise<TaskList> {
  const columns = await Promise.all(tasks.map((task) => toColumns(ctx, task)))
  return ctx.db.transaction(async (db) => {
    await countListEdit(db, speakingTaskLists, { moduleId, now: ctx.now, seen })
    const staying = tasks.flatMap(({ id }) => id ?? [])
    await refuseOthers(db, moduleId, staying)
    // Tasks may swap their places
    await db.execute(sql`set constraints speaking_tasks_position deferred`)
    await removeTasks(db, { moduleId, staying, now: ctx.now })
    const rows = columns.map((column, position) => ({
      ...column,
      id: tasks[position]?.id ?? sql`uuidv7()`,
      moduleId,
      position,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }))
    if (rows.length > 0)
      await db
        .insert(speakingTasks)
        .values(rows)
        .onConflictDoUpdate({
          target: speakingTasks.id,
          set: {
            position: sql`excluded.position`,
            kind: sql`excluded.kind`,
            seconds: sql`excluded.seconds`,
            text: sql`excluded.text`,
            pictureUrl: sql`excluded.picture_url`,
            audioUrl: sql`excluded.audio_url`,
            modelUrl: sql`excluded.model_url`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
    return readTasks({ ...ctx, db }, moduleId)
  })
}

/** Files of our own must exist. */
async function toColumns(ctx: Context, { kind, seconds, text, pictureUrl, audioUrl, modelUrl }: TaskFields) {
  return {
    kind,
    seconds,
    text,
    pictureUrl: pictureUrl ? await pictureFiles.storedLink(ctx, pictureUrl) : null,
    audioUrl: audioUrl ? await audioFiles.storedLink(ctx, audioUrl) : null,
    modelUrl: modelUrl ? await audioFiles.storedLink(ctx, modelUrl) : null,
  }
}

/** Another admin has removed one of them, it is of another module, or it is named twice. */
async function refuseOthers(db: Db, moduleId: string, staying: readonly string[]): Promise<void> {
  const present = await db
    .select({ id: speakingTasks.id })
    .from(speakingTasks)
    .where(and(eq(speakingTasks.moduleId, moduleId), isNotNull(speakingTasks.position)))
    // A recording that is sent at the same time waits, then finds a removed task
    .for('update')
  const known = new Set(present.map(({ id }) => id))
  if (!staying.every((id) => known.delete(id))) throw new AppError('EDITED_MEANWHILE')
}

/** A task with recordings stays without a place, because its learners and coaches still hear them. */
async function removeTasks(
  db: Db,
  { moduleId, staying, now }: { moduleId: string; staying: string[]; now: Date },
): Promise<void> {
  const gone = and(eq(speakingTasks.moduleId, moduleId), notInArray(speakingTasks.id, staying))
  const isRecorded = sql`exists (select from speaking_recordings as sent where sent.task_id = ${speakingTasks.id})`
  await db.delete(speakingTasks).where(and(gone, sql`not ${isRecorded}`))
  await db
    .update(speakingTasks)
    .set({ position: null, updatedAt: now })
    .where(and(gone, isNotNull(speakingTasks.position)))
}
