import { speakingKinds, taskSeconds } from '@sohbet/domain/speaking/task'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, revision } from '../columns.ts'
import { modules } from './modules.ts'

/** Speaking tasks of a module. The list is saved as a whole. */
export const speakingTasks = pgTable(
  'speaking_tasks',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    moduleId: uuid('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /** From 0; null for a removed task that has recordings. */
    position: integer(),
    kind: text({ enum: speakingKinds }).notNull(),
    /** The longest recording. */
    seconds: smallint().notNull(),
    /** The prompt: a text, a picture or a recording. */
    text: text().notNull().default(''),
    pictureUrl: text('picture_url'),
    audioUrl: text('audio_url'),
    /** The model answer, or the recording to shadow. */
    modelUrl: text('model_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (task) => [
    // Deferrable in the migration, so that one statement can swap places
    unique('speaking_tasks_position').on(task.moduleId, task.position),
    check('speaking_tasks_position_counts', sql`${task.position} >= 0`),
    check('speaking_tasks_kind_known', oneOf(task.kind, speakingKinds)),
    check(
      'speaking_tasks_seconds',
      sql`${task.seconds} between ${sql.raw(String(taskSeconds.min))} and ${sql.raw(String(taskSeconds.max))}`,
    ),
    check(
      'speaking_tasks_prompt_given',
      sql`${task.text} <> '' or num_nonnulls(${task.pictureUrl}, ${task.audioUrl}) > 0`,
    ),
    check('speaking_tasks_shadow_has_model', sql`${task.kind} <> 'shadow' or ${task.modelUrl} is not null`),
  ],
)

/** Counts the edits of a module's speaking tasks; a module without a row has none. */
export const speakingTaskLists = pgTable('speaking_task_lists', {
  moduleId: uuid('module_id')
    .primaryKey()
    .references(() => modules.id, { onDelete: 'cascade' }),
  revision: revision(),
  updatedAt: moment('updated_at').notNull(),
})
