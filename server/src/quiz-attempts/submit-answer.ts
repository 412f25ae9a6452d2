import type { QuizAttempt } from '@sohbet/contract/quiz-attempts'
import { isAnswered, isCorrect } from '@sohbet/domain/quiz/marking'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { refuseClosed, standing, standingColumns } from '../progress/standing.ts'
import { givenAnswer, givenAnswers, keyRow, toAnswers, toAttempt } from './attempt-rows.ts'
import { requireOpenQuiz } from './attempt.reads.ts'
import { completeQuiz } from './complete-quiz.ts'
import { toKeyLetters } from './pieces.ts'

/** A learner's attempt with one of its questions, what was answered to it, and whether the module is open to them. */
const questionOfAttempt = preparedSql('question_of_attempt', {
  statement: sql`
    select attempt.quiz_id, attempt.seed, attempt.started_at, attempt.completed_at,
      attempt.answers -> ${sql.placeholder('questionId')}::text as given,
      (select json_build_object('questionType', question_type, 'options', options, 'correctAnswer', correct_answer,
          'acceptedAnswers', accepted_answers)
        from quiz_questions as question
        where question.id = ${sql.placeholder('questionId')} and question.quiz_id = attempt.quiz_id) as question,
      ${standingColumns}
    from quiz_attempts as attempt
    join quizzes as quiz on quiz.id = attempt.quiz_id
    join modules as module on module.id = quiz.module_id
    where attempt.id = ${sql.placeholder('attemptId')} and attempt.user_id = ${sql.placeholder('userId')}`,
  row: z.object({
    quiz_id: z.string(),
    seed: z.string(),
    started_at: z.coerce.date(),
    completed_at: z.coerce.date().nullable(),
    given: givenAnswer.nullable(),
    question: z.object(keyRow).nullable(),
    ...standing,
  }),
})

/** Takes an answer unless the question has one: of two devices the first is right, whichever that was. */
const saveGiven = preparedSql('save_quiz_answer', {
  statement: sql`
    update quiz_attempts as attempt
    set answers = attempt.answers || jsonb_build_object(${sql.placeholder('questionId')}::text, ${sql.placeholder('given')}::jsonb)
    where attempt.id = ${sql.placeholder('attemptId')} and attempt.user_id = ${sql.placeholder('userId')}
      and attempt.completed_at is null and not attempt.answers ? ${sql.placeholder('questionId')}::text
    returning attempt.answers,
      (select count(*)::int from quiz_questions where quiz_id = attempt.quiz_id) as total,
      (select count(*)::int from quiz_questions
        where quiz_id = attempt.quiz_id and not attempt.answers ? id::text) as left_over`,
  row: z.object({ answers: givenAnswers, total: z.number(), left_over: z.number() }),
})

type Submission = { userQuizId: string; questionId: string; answer: string | string[] }

/** An answer is final: the same again changes nothing, another is refused. The last one completes the attempt. */
export async function submitAnswer(ctx: SignedInContext, submission: Submission): Promise<QuizAttempt> {
  const { db, actor, now } = ctx
  const { userQuizId, questionId, answer } = submission
  const names = { attemptId: userQuizId, questionId, userId: actor.userId }
  const [attempt] = await questionOfAttempt(db, names)
  if (!attempt) throw new AppError('NOT_FOUND')
  refuseClosed(attempt, ctx)
  const { given, question, seed, quiz_id: quizId } = attempt
  if (given) {
    if (JSON.stringify(given.answer) !== JSON.stringify(answer)) throw new AppError('ANSWER_FINAL')
    return readState(ctx, quizId)
  }
  if (attempt.completed_at) throw new AppError('QUIZ_COMPLETED')
  if (!question) throw new AppError('NOT_FOUND')
  const inKeyLetters = toKeyLetters(answer, { id: questionId, ...question }, seed)
  if (!isAnswered(inKeyLetters, question)) throw new AppError('NOT_AN_ANSWER')
  const [saved] = await saveGiven(db, {
    ...names,
    given: JSON.stringify({ answer, isCorrect: isCorrect(inKeyLetters, question), at: now.toISOString() }),
  })
  // Another device was at it this very moment
  if (!saved) return submitAnswer(ctx, submission)
  if (saved.left_over === 0) {
    await completeQuiz(ctx, userQuizId)
    return readState(ctx, quizId)
  }
  return {
    id: userQuizId,
    quizId,
    startedAt: attempt.started_at.toISOString(),
    completedAt: null,
    totalQuestionCount: saved.total,
    correctAnswerCount: null,
    answers: toAnswers(saved.answers),
    review: null,
  }
}

async function readState(ctx: SignedInContext, quizId: string): Promise<QuizAttempt> {
  const quiz = await requireOpenQuiz(ctx, quizId)
  if (!quiz.attempt) throw new AppError('NOT_FOUND')
  return toAttempt(quiz.attempt, quiz)
}
