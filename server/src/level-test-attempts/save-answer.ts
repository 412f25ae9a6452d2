import type { AttemptProgress } from '@sohbet/contract/learning/level-test-attempts'
import { questionTypes, type OptionId } from '@sohbet/domain/level-test/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import type { SignedInContext } from '../context/context.ts'
import { progressOf, readProgress } from './attempt.reads.ts'

const movedRow = z.object({
  position: z.number(),
  shown_at: z.coerce.date().nullable(),
  type: z.enum(questionTypes).nullable(),
  audio_url: z.string().nullable(),
  audio_seconds: z.number().nullable(),
})

type Answer = { attemptId: string; questionId: string; selectedOptionId: OptionId | null }

/**
 * Saves the answer if its question is the open one, and opens the next; a recording must be loaded before it
 * counts as shown. One statement, so that of two tabs one saves and the other gets the new position.
 */
async function saveAndMoveOn(
  { db, actor, now }: SignedInContext,
  { attemptId, questionId, selectedOptionId }: Answer,
) {
  const { userId } = actor
  const [moved] = await queryRows(
    db,
    movedRow,
    sql`
      with moved as (
        update level_test_attempts as attempt
        set position = attempt.position + 1,
          shown_at = case when next.audio_url is null then ${now}::timestamptz end
        from level_test_questions as question
        left join level_test_questions as next
          on next.test_id = question.test_id and next.position = question.position + 1
        where attempt.id = ${attemptId} and attempt.user_id = ${userId}
          and attempt.completed_at is null
          and question.id = ${questionId}
          and question.test_id = attempt.test_id and question.position = attempt.position
        returning attempt.id, question.id as question_id, old.shown_at as was_shown_at,
          new.position, new.shown_at, next.type, next.audio_url, next.audio_seconds
      ), saved as (
        insert into level_test_answers (attempt_id, question_id, selected_option_id, shown_at, answered_at)
        select id, question_id, ${selectedOptionId}, was_shown_at, ${now}::timestamptz
        from moved
      )
      select position, shown_at, type, audio_url, audio_seconds from moved`,
  )
  return moved
}

export async function saveAnswer(
  ctx: SignedInContext,
  { attemptId, questionId, selectedOptionId }: Answer,
): Promise<AttemptProgress> {
  const { now } = ctx
  const moved = await saveAndMoveOn(ctx, { attemptId, questionId, selectedOptionId })
  // Saved before, or by another tab just now: read again
  if (!moved) return readProgress(ctx, attemptId)
  const { position, shown_at: shownAt, type, audio_url: audioUrl, audio_seconds: audioSeconds } = moved
  return progressOf({ position, shownAt }, type ? { type, audioUrl, audioSeconds } : undefined, now)
}
