import type { AttemptProgress } from '@sohbet/contract/level-tests/level-test-attempts'
import type { OptionId } from '@sohbet/domain/level-test/question'
import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { levelTestAnswers, levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import type { SignedInContext } from '../context/context.ts'
import { isOpenQuestion, progressOf, readProgress } from './attempt.reads.ts'

type Answer = { attemptId: string; questionId: string; selectedOptionId: OptionId | null }

const nextQuestions = alias(levelTestQuestions, 'next_question')

/**
 * Saves an answer to the open question and opens the next one. The attempt is locked: of two tabs one saves, and the
 * other gets the position that the first one reached.
 */
export const saveAnswer = (
  ctx: SignedInContext,
  { attemptId, questionId, selectedOptionId }: Answer,
): Promise<AttemptProgress> =>
  ctx.db.transaction(async (db) => {
    const { actor, now } = ctx
    const [open] = await db
      .select({
        position: levelTestAttempts.position,
        shownAt: levelTestAttempts.shownAt,
        next: {
          type: nextQuestions.type,
          audioUrl: nextQuestions.audioUrl,
          audioSeconds: nextQuestions.audioSeconds,
        },
      })
      .from(levelTestAttempts)
      .innerJoin(levelTestQuestions, isOpenQuestion(levelTestQuestions.id))
      .leftJoin(nextQuestions, isOpenQuestion(nextQuestions.id, { after: 1 }))
      .where(
        and(
          eq(levelTestAttempts.id, attemptId),
          eq(levelTestAttempts.userId, actor.userId),
          isNull(levelTestAttempts.completedAt),
          eq(levelTestQuestions.id, questionId),
        ),
      )
      .for('update', { of: levelTestAttempts })
    // Answered before, or by another tab
    if (!open) return readProgress({ ...ctx, db }, attemptId)
    // The time of a listening question starts when its recording is loaded
    const moved = { position: open.position + 1, shownAt: open.next?.audioUrl ? null : now }
    await db
      .insert(levelTestAnswers)
      .values({ attemptId, questionId, selectedOptionId, shownAt: open.shownAt, answeredAt: now })
    await db.update(levelTestAttempts).set(moved).where(eq(levelTestAttempts.id, attemptId))
    return progressOf(moved, open.next ?? undefined, now)
  })
