import { secondsOfQuiz } from '@sohbet/domain/habit/work'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { workDays } from '../../db/tables/learning/module-progress.ts'
import type { ProgressRow } from '../module-work.ts'
import { learnerDay, type Learner } from './work-rows.ts'

export type LearnerInModule = Learner & { moduleId: string }
/** The progress that the learner had; null when they had not begun the module. */
export type Before = Pick<ProgressRow, 'updatedAt' | 'videoFarthest'> | null

/** Whether the work of today has its row: `before` is the progress that the learner had. */
export const isNoted = (learner: LearnerInModule, before: Before): boolean =>
  before !== null && learnerDay({ ...learner, now: before.updatedAt }) === learnerDay(learner)

/** Notes that the learner works in a module today. Call it after the progress is saved, in the same transaction. */
export async function noteWork(db: Db, learner: LearnerInModule, before: Before): Promise<void> {
  if (isNoted(learner, before)) return
  const { userId, moduleId } = learner
  await db
    .insert(workDays)
    .values({ userId, moduleId, day: learnerDay(learner), videoBefore: before?.videoFarthest ?? 0 })
    .onConflictDoNothing()
}

type FinishedQuiz = { startedAt: Date; answers: Record<string, { at: string }> }

/** Adds a finished quiz to the day. Call it after `noteWork`, in the same transaction. */
export async function noteQuiz(
  db: Db,
  learner: LearnerInModule,
  { startedAt, answers }: FinishedQuiz,
): Promise<void> {
  const { userId, moduleId } = learner
  const answeredAt = Object.values(answers).map(({ at }) => new Date(at))
  const quizSeconds = secondsOfQuiz({ startedAt, answeredAt })
  await db
    .insert(workDays)
    .values({
      userId,
      moduleId,
      day: learnerDay(learner),
      videoBefore: sql`(select video_farthest from module_progress
        where user_id = ${userId} and module_id = ${moduleId})`,
      quizSeconds,
    })
    .onConflictDoUpdate({
      target: [workDays.userId, workDays.day, workDays.moduleId],
      set: { quizSeconds: sql`${workDays.quizSeconds} + ${quizSeconds}` },
    })
}
