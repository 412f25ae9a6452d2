import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { moduleProgress } from '../db/tables/module-progress.ts'
import { modules } from '../db/tables/modules.ts'
import { quizzes } from '../db/tables/quizzes.ts'
import { users } from '../db/tables/users.ts'
import { docIdOf, isDone, type WorkRow } from './work.ts'

type Learner = { userId: string; moduleId: string; now: Date }
type ProgressRow = typeof moduleProgress.$inferSelect
type Done = Partial<
  Pick<
    ProgressRow,
    'videoPosition' | 'videoWatchedAt' | 'openedDocs' | 'quizCompletedAt' | 'bestResult' | 'completedAt'
  >
>

/** Where somebody is in a video, which completes nothing: one statement, as it is told every few seconds. */
export async function savePosition(db: Db, { userId, moduleId, now }: Learner, videoPosition: number) {
  const [row] = await db
    .insert(moduleProgress)
    .values({ userId, moduleId, videoPosition, updatedAt: now })
    .onConflictDoUpdate({
      target: [moduleProgress.userId, moduleProgress.moduleId],
      set: { videoPosition, updatedAt: now },
    })
    .returning()
  if (!row) throw new Error('saved progress was not returned')
  return toWorkRow(row)
}

/**
 * Something of a module is done: with the row in hand, so that of two devices neither overlooks what the other did. What
 * completes the module is kept with it, and the last module with the course. Inside a transaction.
 */
export async function recordDone(db: Db, learner: Learner, change: (row: ProgressRow) => Done) {
  const { userId, moduleId, now } = learner
  const [before] = await db
    .insert(moduleProgress)
    .values({ userId, moduleId, updatedAt: now })
    .onConflictDoUpdate({
      target: [moduleProgress.userId, moduleProgress.moduleId],
      set: { updatedAt: now },
    })
    .returning()
  if (!before) throw new Error('saved progress was not returned')
  const changed = change(before)
  const after = { ...before, ...changed }
  const module = before.completedAt === null ? await readModule(db, moduleId) : undefined
  const isNewlyDone = module !== undefined && isDone(toWorkRow(after), module)
  const completedAt = isNewlyDone ? now : before.completedAt
  await db
    .update(moduleProgress)
    .set({ ...changed, completedAt })
    .where(sql`${eq(moduleProgress.userId, userId)} and ${eq(moduleProgress.moduleId, moduleId)}`)
  if (isNewlyDone) await completeCourses(db, { userId, courseTypeId: module.courseTypeId, now })
  return toWorkRow({ ...after, completedAt })
}

async function readModule(db: Db, moduleId: string) {
  const [module] = await db
    .select({ docs: modules.docs, quizId: quizzes.id, courseTypeId: modules.courseTypeId })
    .from(modules)
    .leftJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .where(eq(modules.id, moduleId))
  return module && { ...module, docs: module.docs.map(({ source }) => ({ id: docIdOf(source) })) }
}

/** Who has done all modules of a type has done their courses of it. Two last modules at once take turns. */
async function completeCourses(
  db: Db,
  { userId, courseTypeId, now }: { userId: string; courseTypeId: string; now: Date },
) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await db.execute(sql`
    insert into course_completions (user_id, course_id, completed_at)
    select ${userId}, courses.id, ${now}
    from courses join enrollments on enrollments.course_id = courses.id
    where courses.type_id = ${courseTypeId} and enrollments.user_id = ${userId} and enrollments.status = 'active'
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
