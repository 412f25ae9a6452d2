import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { sql } from 'drizzle-orm'
import { requireSameIds } from '../db/require-same-ids.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import type { Context } from '../context/context.ts'
import { readKeyedQuestions, readQuestionRows } from './quiz.reads.ts'
import { lockQuiz } from './quiz.repository.ts'

export const orderQuestions = (
  ctx: Context,
  { quizId, ids }: { quizId: string; ids: readonly string[] },
): Promise<KeyedQuizQuestion[]> =>
  ctx.db.transaction(async (db) => {
    await lockQuiz(db, quizId)
    const named = requireSameIds(ids, await readQuestionRows(db, quizId))
    await db.execute(sql`
      update ${quizQuestions} set position = named.place - 1
      from unnest(${sql.param(named)}::uuid[]) with ordinality as named (id, place)
      where ${quizQuestions.id} = named.id`)
    return readKeyedQuestions({ ...ctx, db }, quizId)
  })
