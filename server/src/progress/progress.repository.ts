import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { addWordCards } from '../cards/add-cards.ts'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { completeCoursesOfType } from '../modules/complete-courses.ts'
import { AppError } from '../errors/app-error.ts'
import { hasQuestions, isDone, withIds, type ProgressRow } from './module-work.ts'
import { isNoted, noteWork, type Before, type LearnerInModule as Learner } from './work/work-days.ts'

type Changes = Partial<Omit<ProgressRow, 'userId' | 'moduleId' | 'videoFarthest' | 'updatedAt'>>

/** Writes only the columns that change: the video position may be saved at the same moment. */
async function saveProgress(db: Db, { userId, moduleId, now }: Learner, changes: Changes) {
  const position = changes.videoPosition ?? 0
  const farthest = sql`greatest(${moduleProgress.videoFarthest}, ${position})`
  const [saved] = await db
    .insert(moduleProgress)
    .values({ userId, moduleId, ...changes, videoFarthest: position, updatedAt: now })
    .onConflictDoUpdate({
      target: [moduleProgress.userId, moduleProgress.moduleId],
      set: { ...changes, videoFarthest: farthest, updatedAt: now },
    })
    .returning({ ...getTableColumns(moduleProgress), isFirst: sql<boolean>`xmax = 0` })
  if (!saved) throw new Error('saved progress was not returned')
  const { isFirst, ...row } = saved
  // The learner has opened the module for the first time
  if (isFirst) await addWordCards(db, { userId, now, moduleIds: [moduleId] })
  return row
}

type Watched = { videoPosition: number; before: Before }

/**
 * Saves how far a learner has watched. The player reports it every few seconds, and it completes nothing. `before` is
 * the progress that the learner had: the first report of a day notes the day too.
 */
export function savePosition(
  outer: Db,
  learner: Learner,
  { videoPosition, before }: Watched,
): Promise<ProgressRow> {
  if (isNoted(learner, before)) return saveProgress(outer, learner, { videoPosition })
  return outer.transaction(async (db) => {
    const saved = await saveProgress(db, learner, { videoPosition })
    await noteWork(db, learner, before)
    return saved
  })
}

/**
 * Records that a learner did a part of a module. The last part completes the module, and the last module completes the
 * course. Call it with the account locked, so that two devices do not overlook each other's part.
 */
export async function recordDone(
  db: Db,
  learner: Learner,
  change: (before: ProgressRow | null) => Changes,
): Promise<ProgressRow> {
  const { userId, moduleId, now } = learner
  const [found] = await db
    .select({
      docs: modules.docs,
      courseTypeId: modules.courseTypeId,
      quizId: quizzes.id,
      progress: moduleProgress,
    })
    .from(modules)
    .leftJoin(quizzes, and(eq(quizzes.moduleId, modules.id), hasQuestions))
    .leftJoin(moduleProgress, and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.userId, userId)))
    .where(eq(modules.id, moduleId))
  if (!found) throw new AppError('MODULE_NOT_FOUND')
  const { docs, courseTypeId, quizId, progress } = found
  const saved = await saveProgress(db, learner, change(progress))
  await noteWork(db, learner, progress)
  if (saved.completedAt !== null || !isDone(saved, { docs: withIds(docs), quizId })) return saved
  const completed = await saveProgress(db, learner, { completedAt: now })
  await completeCourses(db, { userId, courseTypeId, now })
  return completed
}

/** Completes the learner's courses of a type once all its modules are completed. Call it in a transaction. */
export async function completeCourses(
  db: Db,
  { userId, courseTypeId, now }: { userId: string; courseTypeId: string; now: Date },
): Promise<void> {
  await lockAccount(db, userId)
  await completeCoursesOfType(db, { userId, courseTypeId, now })
}
