import type { QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { isFullyAnswered, mayAnswer } from '@sohbet/domain/quiz/answering'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { quizAttempts, type GivenAnswer } from '../db/tables/learning/quiz-attempts.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toAttempt } from './attempt-rows.ts'
import { findOpenQuiz } from './attempt.reads.ts'
import { completeQuiz } from './complete-quiz.ts'
import { byAttempt } from './learner-quiz.ts'

type Submission = { userQuizId: string; questionId: string; answer: string | string[] }

/** Saves an answer; the last one completes the attempt. An answer is final: sending it again changes nothing. */
export async function submitAnswer(ctx: SignedInContext, submission: Submission): Promise<QuizAttempt> {
  const { questionId, answer } = submission
  const quiz = await requireAnswerable(ctx, submission)
  const { attempt } = quiz
  if (attempt.answers[questionId]) return toAttempt(attempt, quiz)
  const given = { answer, at: ctx.now.toISOString() }
  const answers = await saveAnswer(ctx.db, { attemptId: attempt.id, questionId, given })
  if (answers && !isFullyAnswered({ ...quiz, answers })) return toAttempt({ ...attempt, answers }, quiz)
  const completed = answers && (await completeQuiz(ctx, attempt.id))
  // Undefined when another device answered this question, completed the attempt or restarted the quiz meanwhile
  const result = completed ?? (await requireAnswerable(ctx, submission))
  return toAttempt(result.attempt, result)
}

/** The caller's attempt, if it takes this answer or has it already. */
async function requireAnswerable(ctx: SignedInContext, { userQuizId, questionId, answer }: Submission) {
  const quiz = await findOpenQuiz(ctx, byAttempt(userQuizId))
  const attempt = quiz?.attempt
  if (!quiz || !attempt) throw new AppError('NOT_FOUND')
  const verdict = mayAnswer(
    {
      given: attempt.answers[questionId]?.answer,
      question: quiz.questions.find(({ id }) => id === questionId),
      isCompleted: attempt.completedAt !== null,
    },
    answer,
  )
  if (!verdict.allowed) throw new AppError(verdict.because)
  return { ...quiz, attempt }
}

type Given = { attemptId: string; questionId: string; given: GivenAnswer }

/**
 * Adds an answer in one statement, so that of two devices the first one counts. Returns all answers, or undefined when
 * the question has one already or the attempt is over.
 */
async function saveAnswer(db: Db, { attemptId, questionId, given }: Given) {
  const [saved] = await db
    .update(quizAttempts)
    .set({ answers: sql`${quizAttempts.answers} || ${JSON.stringify({ [questionId]: given })}::jsonb` })
    .where(
      and(
        eq(quizAttempts.id, attemptId),
        isNull(quizAttempts.completedAt),
        sql`not ${quizAttempts.answers} ? ${questionId}`,
      ),
    )
    .returning({ answers: quizAttempts.answers })
  return saved?.answers
}
