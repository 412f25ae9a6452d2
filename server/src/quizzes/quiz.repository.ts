import { maxQuestions } from '@sohbet/domain/quiz/question'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'

export type QuestionName = { quizId: string; questionId: string }

export const isQuestion = ({ quizId, questionId }: QuestionName) =>
  and(eq(quizQuestions.id, questionId), eq(quizQuestions.quizId, quizId))

/** Serialises changes of the order of a quiz's questions. */
export async function lockQuiz(db: Db, quizId: string): Promise<void> {
  const locked = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('no key update')
  if (locked.length === 0) throw new AppError('QUIZ_NOT_FOUND')
}

/** The position of the next question. The quiz is locked. */
export async function nextPosition(db: Db, quizId: string): Promise<number> {
  const count = await db.$count(quizQuestions, eq(quizQuestions.quizId, quizId))
  if (count >= maxQuestions) throw new AppError('QUIZ_FULL')
  return count
}
