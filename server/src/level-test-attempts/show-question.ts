import type { AttemptProgress } from '@sohbet/contract/learning/level-test-attempts'
import { sql } from 'drizzle-orm'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import { askedQuestions } from '../db/tables/catalogue/level-tests.ts'
import type { SignedInContext } from '../context/context.ts'
import { readProgress } from './attempt.reads.ts'

/** The first call for the open question starts its time; others only return the position. */
export async function showQuestion(
  ctx: SignedInContext,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<AttemptProgress> {
  await ctx.db.execute(sql`
    update ${levelTestAttempts} as attempt set shown_at = ${ctx.now}
    from ${askedQuestions} as question
    where attempt.id = ${attemptId} and attempt.user_id = ${ctx.actor.userId}
      and attempt.completed_at is null and attempt.shown_at is null
      and question.id = ${questionId} and question.test_id = attempt.test_id
      and question.position = attempt.position`)
  return readProgress(ctx, attemptId)
}
