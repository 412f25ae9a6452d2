import type { QuizAttempt } from '@sohbet/contract/learning/quiz-attempts'
import { schoolDay } from '@sohbet/domain/calendar'
import { isAnswered } from '@sohbet/domain/quiz/marking'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { isOpenAt } from '../progress/standing.ts'
import { forgetAsked, readAsked, type KnownQuestion } from './asked-questions.ts'
import { toAnswers, toAttempt, type AttemptRow } from './attempt-rows.ts'
import { requireOpenQuiz } from './attempt.reads.ts'
import { completeQuiz } from './complete-quiz.ts'

/**
 * Takes an answer unless the question has one, while the attempt is running and its module open to the learner: of two
 * devices the first is right, whichever that was. One statement, so that it is taken whole or not at all.
 */
const saveGiven = preparedSql('save_quiz_answer', {
  statement: sql`
    update quiz_attempts as attempt
    set answers = attempt.answers || jsonb_build_object(${sql.placeholder('questionId')}::text, ${sql.placeholder('given')}::jsonb)
    from quiz_questions as question, course_types as type
    where attempt.id = ${sql.placeholder('attemptId')} and attempt.user_id = ${sql.placeholder('userId')}
      and attempt.completed_at is null and not attempt.answers ? ${sql.placeholder('questionId')}::text
      and question.id = ${sql.placeholder('questionId')}::uuid and question.quiz_id = attempt.quiz_id
      and question.xmin::text = ${sql.placeholder('version')}
      and type.id = ${sql.placeholder('typeId')} and type.revision = ${sql.placeholder('revision')}
      and ${isOpenAt({
        typeId: sql`type.id`,
        moduleCount: sql`${sql.placeholder('moduleCount')}::int`,
        place: sql`${sql.placeholder('place')}::int`,
      })}
    returning attempt.started_at as "startedAt", attempt.answers`,
  // The answers as this very statement wrote them: nobody else has to look at each again
  row: z.object({ startedAt: z.coerce.date(), answers: z.custom<Saved['answers']>() }),
})

type Submission = { userQuizId: string; questionId: string; answer: string | string[] }

/** More would mean that the statement and the reasons it may have disagree. */
const mostTries = 5

/** An answer is final: the same again changes nothing, another is refused. The last one completes the attempt. */
export async function submitAnswer(
  ctx: SignedInContext,
  submission: Submission,
  tries = mostTries,
): Promise<QuizAttempt> {
  const { db, actor, now } = ctx
  const { userQuizId, questionId, answer } = submission
  const question = await readAsked(db, questionId)
  if (question && isAnswered(answer, question)) {
    const given = { answer, at: now.toISOString() }
    // Asked last, it is mostly answered last
    const isLastAsked = question.questionIds.at(-1) === questionId
    const endedAtOnce = isLastAsked && (await completeQuiz(ctx, userQuizId, { last: { questionId, given } }))
    if (endedAtOnce) return toAttempt(endedAtOnce.attempt, endedAtOnce)
    const [saved] = await saveGiven(db, {
      attemptId: userQuizId,
      questionId,
      userId: actor.userId,
      today: schoolDay(now),
      given: JSON.stringify(given),
      ...question,
    })
    const isLast = saved && question.questionIds.every((id) => id in saved.answers)
    const ended = isLast ? await completeQuiz(ctx, userQuizId) : undefined
    if (ended) return toAttempt(ended.attempt, ended)
    if (saved) return toRunning(userQuizId, saved, question)
  }
  const state = await findReason(ctx, submission)
  if (state) return state
  if (tries === 0) throw new Error('an answer was neither taken nor refused')
  // The question has changed since it was read, or another device was at it this very moment
  forgetAsked(db, questionId)
  return submitAnswer(ctx, submission, tries - 1)
}

type Saved = Pick<AttemptRow, 'startedAt' | 'answers'>

const toRunning = (
  id: string,
  { startedAt, answers }: Saved,
  { quizId, questionIds }: KnownQuestion,
): QuizAttempt => ({
  id,
  quizId,
  startedAt: startedAt.toISOString(),
  completedAt: null,
  totalQuestionCount: questionIds.length,
  correctAnswerCount: null,
  answers: toAnswers(answers),
  review: null,
})

/** Why an answer was not taken: refuses, or answers where things stand if it was given before. */
async function findReason(
  ctx: SignedInContext,
  { userQuizId, questionId, answer }: Submission,
): Promise<QuizAttempt | undefined> {
  const own = and(eq(quizAttempts.id, userQuizId), eq(quizAttempts.userId, ctx.actor.userId))
  const [found] = await ctx.db.select({ quizId: quizAttempts.quizId }).from(quizAttempts).where(own)
  const quiz = found && (await requireOpenQuiz(ctx, found.quizId))
  const attempt = quiz?.attempt
  if (!quiz || attempt?.id !== userQuizId) throw new AppError('NOT_FOUND')
  const given = attempt.answers[questionId]
  if (given) {
    if (JSON.stringify(given.answer) !== JSON.stringify(answer)) throw new AppError('ANSWER_FINAL')
    return toAttempt(attempt, quiz)
  }
  const question = quiz.questions.find(({ id }) => id === questionId)
  if (!question) throw new AppError('NOT_FOUND')
  if (attempt.completedAt) throw new AppError('QUIZ_COMPLETED')
  if (!isAnswered(answer, question)) throw new AppError('NOT_AN_ANSWER')
  return undefined
}
