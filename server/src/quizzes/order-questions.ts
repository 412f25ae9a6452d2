import type { KeyedQuizQuestion } from '@sohbet/contract/quiz-questions'
import { sql } from 'drizzle-orm'
import { quizQuestions } from '../db/tables/quizzes.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { readKeyedQuestions, readQuestionRows } from './quiz.reads.ts'
import { lockQuiz } from './quiz.repository.ts'

/** Whoever does not name exactly the questions that there are has an old list before them. */
export const orderQuestions = (
  ctx: Context,
  { quizId, ids }: { quizId: string; ids: readonly string[] },
): Promise<KeyedQuizQuestion[]> =>
  ctx.db.transaction(async (db) => {
    await lockQuiz(db, quizId)
    const present = new Set((await readQuestionRows(db, quizId)).map(({ id }) => id))
    const named = new Set(ids.map((id) => id.toLowerCase()))
    const isSame =
      named.size === ids.length && named.size === present.size && [...named].every((id) => present.has(id))
    if (!isSame) throw new AppError('STATE_CHANGED')
    await db.execute(sql`
      update ${quizQuestions} set position = named.place - 1
      from unnest(${sql.param([...named])}::uuid[]) with ordinality as named (id, place)
      where ${quizQuestions.id} = named.id`)
    return readKeyedQuestions({ ...ctx, db }, quizId)
  })
