import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import type { Quiz } from '@sohbet/contract/catalogue/module-quiz'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { toKeyedQuestion, type QuestionRow } from './question-rows.ts'

/** A missing module differs from a module without a quiz. */
export async function requireModuleQuiz(db: Db, moduleId: string): Promise<Quiz> {
  const [found] = await db
    .select({
      id: quizzes.id,
      questionCount: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(quizQuestions)
        .where(eq(quizQuestions.quizId, quizzes.id))})`,
    })
    .from(modules)
    .leftJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .where(eq(modules.id, moduleId))
  if (!found) throw new AppError('MODULE_NOT_FOUND')
  const { id, questionCount } = found
  if (id === null) throw new AppError('QUIZ_NOT_FOUND')
  return { id, moduleId, questionCount }
}

/** Sorted by position. */
export const readQuestionRows = (db: Db, quizId: string): Promise<QuestionRow[]> =>
  db.select().from(quizQuestions).where(eq(quizQuestions.quizId, quizId)).orderBy(asc(quizQuestions.position))

export async function readKeyedQuestions(
  ctx: Pick<Context, 'db' | 'links' | 'now'>,
  quizId: string,
): Promise<KeyedQuizQuestion[]> {
  const rows = await readQuestionRows(ctx.db, quizId)
  // Only an empty result needs the check that the quiz exists
  if (rows.length === 0 && (await ctx.db.$count(quizzes, eq(quizzes.id, quizId))) === 0)
    throw new AppError('QUIZ_NOT_FOUND')
  return rows.map((row) => toKeyedQuestion(ctx, row))
}
