import type { AttemptProgress } from '@sohbet/contract/level-tests/level-test-attempts'
import { sql } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { readProgress } from './attempt.reads.ts'

/** The first call for the open question starts its time; others only return the position. */
export async function showQuestion(
  ctx: SignedInContext,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<AttemptProgress> {
  await ctx.db.execute(sql`
    update level_test_attempts as attempt set shown_at = ${ctx.now}
    where attempt.id = ${attemptId} and attempt.user_id = ${ctx.actor.userId}
      and attempt.completed_at is null and attempt.shown_at is null
      and attempt.question_ids[attempt.position + 1] = ${questionId}::uuid`)
  return readProgress(ctx, attemptId)
}
