import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { docIdOf, hasQuestions, isDone, type WorkRow } from './work.ts'

type Learner = { userId: string; moduleId: string; now: Date }

const moment = z.coerce.date().nullable()
export const progressRow = z.object({
  videoPosition: z.number(),
  videoWatchedAt: moment,
  openedDocs: z.array(z.string()),
  quizCompletedAt: moment,
  bestResult: z.number().nullable(),
  completedAt: moment,
})
type ProgressRow = z.output<typeof progressRow>

/** As one value of a row of `module_progress`. */
export const progressColumns = sql`json_build_object('videoPosition', video_position,
  'videoWatchedAt', video_watched_at, 'openedDocs', opened_docs, 'quizCompletedAt', quiz_completed_at,
  'bestResult', best_result, 'completedAt', completed_at)`

const untouched: ProgressRow = {
  videoPosition: 0,
  videoWatchedAt: null,
  openedDocs: [],
  quizCompletedAt: null,
  bestResult: null,
  completedAt: null,
}

/** What there is to do of a module, as one value of the row `module`. */
export const moduleColumns = sql`json_build_object('typeId', module.course_type_id, 'docs', module.docs,
  'quizId', (select id from quizzes where quizzes.module_id = module.id and ${hasQuestions}))`

export const moduleRow = z.object({
  typeId: z.string(),
  docs: z.array(z.object({ source: z.string() })),
  quizId: z.string().nullable(),
})

const positionSaved = preparedSql('save_video_position', {
  statement: sql`
    insert into module_progress (user_id, module_id, video_position, video_farthest, updated_at)
    values (${sql.placeholder('userId')}, ${sql.placeholder('moduleId')}, ${sql.placeholder('position')},
      ${sql.placeholder('position')}, ${sql.placeholder('now')})
    on conflict (user_id, module_id) do update set video_position = excluded.video_position,
      video_farthest = greatest(module_progress.video_farthest, excluded.video_position), updated_at = excluded.updated_at
    returning ${progressColumns} as progress`,
  row: z.object({ progress: progressRow }),
})

/** Where somebody is in a video, which completes nothing: one statement, as it is told every few seconds. */
export async function savePosition(db: Db, { userId, moduleId, now }: Learner, position: number) {
  const [row] = await positionSaved(db, { userId, moduleId, position, now })
  if (!row) throw new Error('saved progress was not returned')
  return toWorkRow(row.progress)
}

/**
 * Takes the account in hand before any row of it, as who erases it does: else the two could wait for each other. It
 * comes first because a row that is found through it is locked only then.
 */
export const ownerInHand = sql`owner as (
  select id from users where id = ${sql.placeholder('userId')} for key share)`

/** Takes the row in hand, or makes it, and says what there is to do of its module. */
const progressInHand = preparedSql('module_progress_in_hand', {
  statement: sql`
    with ${ownerInHand}
    insert into module_progress (user_id, module_id, updated_at)
    select owner.id, ${sql.placeholder('moduleId')}::uuid, ${sql.placeholder('now')}::timestamptz from owner
    on conflict (user_id, module_id) do update set updated_at = excluded.updated_at
    returning ${progressColumns} as progress, (
      select ${moduleColumns} from modules as module where module.id = module_progress.module_id) as module`,
  row: z.object({ progress: progressRow, module: moduleRow }),
})

const progressSaved = preparedSql('save_module_progress', {
  statement: sql`
    update module_progress set video_position = ${sql.placeholder('videoPosition')},
      video_farthest = greatest(video_farthest, ${sql.placeholder('videoPosition')}),
      video_watched_at = ${sql.placeholder('videoWatchedAt')}, opened_docs = ${sql.placeholder('openedDocs')}::text[],
      quiz_completed_at = ${sql.placeholder('quizCompletedAt')}, best_result = ${sql.placeholder('bestResult')},
      completed_at = ${sql.placeholder('completedAt')}
    where user_id = ${sql.placeholder('userId')} and module_id = ${sql.placeholder('moduleId')}`,
  row: z.object({}),
})

/** A module's progress after something of it was done, and whether that was the last there was to do. */
export function afterDoing(
  progress: ProgressRow | null,
  { module, now }: { module: z.output<typeof moduleRow>; now: Date },
  change: (row: ProgressRow) => Partial<ProgressRow>,
) {
  const before = progress ?? untouched
  const after = { ...before, ...change(before) }
  const docs = module.docs.map(({ source }) => ({ id: docIdOf(source) }))
  const isNewlyDone = before.completedAt === null && isDone(toWorkRow(after), { docs, quizId: module.quizId })
  return { after: isNewlyDone ? { ...after, completedAt: now } : after, isNewlyDone }
}

/**
 * Something of a module is done: with the row in hand, so that of two devices neither overlooks what the other did. What
 * completes the module is kept with it, and the last module with the course. Inside a transaction.
 */
export async function recordDone(
  db: Db,
  { userId, moduleId, now }: Learner,
  change: (row: ProgressRow) => Partial<ProgressRow>,
) {
  const [found] = await progressInHand(db, { userId, moduleId, now })
  if (!found) throw new AppError('NOT_SIGNED_IN')
  const { progress, module } = found
  const { after, isNewlyDone } = afterDoing(progress, { module, now }, change)
  await progressSaved(db, { ...after, userId, moduleId })
  if (isNewlyDone) await completeCourses(db, { userId, courseTypeId: module.typeId, now })
  return toWorkRow(after)
}

/**
 * Who has done all modules of a type has done their courses of it: those they have, and one that they get later. Two
 * last modules at once take turns.
 */
export async function completeCourses(
  db: Db,
  { userId, courseTypeId, now }: { userId: string; courseTypeId: string; now: Date },
) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await db.execute(sql`
    insert into course_completions (user_id, course_id, completed_at)
    select ${userId}, courses.id, ${now}
    from courses join enrollments on enrollments.course_id = courses.id
    where courses.type_id = ${courseTypeId} and enrollments.user_id = ${userId} and enrollments.status = 'active'
      and exists (select from modules where modules.course_type_id = ${courseTypeId})
      and not exists (
        select from modules left join module_progress as progress
          on progress.module_id = modules.id and progress.user_id = ${userId}
        where modules.course_type_id = ${courseTypeId} and progress.completed_at is null)
    on conflict do nothing`)
}

const toWorkRow = (row: ProgressRow): WorkRow => ({
  videoPosition: row.videoPosition,
  isVideoWatched: row.videoWatchedAt !== null,
  openedDocs: row.openedDocs,
  isQuizCompleted: row.quizCompletedAt !== null,
  bestResult: row.bestResult,
  completedAt: row.completedAt?.toISOString() ?? null,
})
