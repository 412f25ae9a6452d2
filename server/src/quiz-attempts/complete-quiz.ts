import { schoolDay } from '@sohbet/domain/calendar'
import { isAnswered, isCorrect } from '@sohbet/domain/quiz/marking'
import { quizPercentage } from '@sohbet/domain/quiz/result'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { pipelined } from '../db/pipeline.ts'
import { preparedSql } from '../db/prepared.ts'
import type { GivenAnswer } from '../db/tables/learning/quiz-attempts.ts'
import type { SignedInContext } from '../context/context.ts'
import { newsTold, newsValues } from '../notifications/notify.ts'
import {
  afterDoing,
  completeCourses,
  moduleColumns,
  moduleRow,
  ownerInHand,
  progressColumns,
  progressRow,
} from '../progress/progress.repository.ts'
import { isOpenModule } from '../progress/standing.ts'
import {
  attemptColumns,
  attemptRow,
  questionColumns,
  questionRow,
  type AttemptRow,
  type QuestionRow,
} from './attempt-rows.ts'
import { toKeyLetters } from './pieces.ts'

/** A running attempt with its questions and their keys, and what its learner has done of the module. */
const runningAttempt = preparedSql('running_quiz_attempt', {
  statement: sql`
    select ${attemptColumns} as attempt, attempt.xmin::text as version, quiz.id as "quizId", module.id as "moduleId",
      module.name, ${isOpenModule} as "isOpen", ${moduleColumns} as module, progress.state as progress, progress.version as "progressVersion",
      (select course.id from courses as course join enrollments on enrollments.course_id = course.id
        where course.type_id = module.course_type_id and enrollments.user_id = attempt.user_id
          and enrollments.status = 'active' and course.start_date <= ${sql.placeholder('today')}::date
        order by course.start_date desc limit 1) as "courseId",
      (select coalesce(json_agg(${questionColumns} order by position), '[]')
        from quiz_questions as question where question.quiz_id = quiz.id) as questions
    from quiz_attempts as attempt join quizzes as quiz on quiz.id = attempt.quiz_id
    join modules as module on module.id = quiz.module_id
    left join lateral (
      select ${progressColumns} as state, module_progress.xmin::text as version from module_progress
      where module_progress.user_id = attempt.user_id and module_progress.module_id = module.id) as progress on true
    where attempt.id = ${sql.placeholder('id')} and attempt.user_id = ${sql.placeholder('userId')}
      and attempt.completed_at is null`,
  row: z.object({
    attempt: attemptRow,
    version: z.string(),
    quizId: z.string(),
    moduleId: z.string(),
    name: z.string(),
    isOpen: z.boolean(),
    module: moduleRow,
    progress: progressRow.nullable(),
    progressVersion: z.string().nullable(),
    /** Of several the latest, as its modules are the same. */
    courseId: z.string().nullable(),
    questions: z.array(questionRow),
  }),
})

/**
 * The end of an attempt, what it means for the module and the word to the learner: all of it, or nothing where the
 * attempt or the progress is no longer as it was read.
 */
const attemptEnded = preparedSql('end_quiz_attempt', {
  statement: sql`
    with ${ownerInHand}, held as (
      select attempt.id, attempt.user_id from owner join quiz_attempts as attempt on attempt.user_id = owner.id
      where attempt.id = ${sql.placeholder('id')} and attempt.xmin::text = ${sql.placeholder('version')}
      for no key update of attempt
    ), kept as (
      insert into module_progress (user_id, module_id, quiz_completed_at, best_result, completed_at, updated_at)
      select held.user_id, ${sql.placeholder('moduleId')}::uuid, ${sql.placeholder('quizCompletedAt')}::timestamptz,
        ${sql.placeholder('bestResult')}::int, ${sql.placeholder('completedAt')}::timestamptz,
        ${sql.placeholder('now')}::timestamptz
      from held
      on conflict (user_id, module_id) do update set quiz_completed_at = excluded.quiz_completed_at,
        best_result = excluded.best_result, completed_at = excluded.completed_at, updated_at = excluded.updated_at
      where module_progress.xmin::text = ${sql.placeholder('progressVersion')}
      returning user_id
    ), ended as (
      update quiz_attempts as attempt set completed_at = ${sql.placeholder('now')}::timestamptz,
        answers = ${sql.placeholder('answers')}::jsonb, question_count = ${sql.placeholder('total')}::int,
        correct_count = ${sql.placeholder('correct')}::int
      from kept where attempt.id = ${sql.placeholder('id')} returning attempt.id
    ), ${newsTold(sql`exists (select from ended)`)}`,
  row: z.object({}),
})

type Ended = { attempt: AttemptRow; quizId: string; questions: QuestionRow[] }

/** More would mean that somebody writes faster than this reads. */
const mostTries = 10

/** An answer that comes with the end: it is taken with it, in one go, if its module is open. */
type LastAnswer = { questionId: string; given: GivenAnswer }

/**
 * Ends an attempt all of whose questions are answered: marks it, and keeps for the module that its quiz is done. Where
 * it was broken off, the next look at the attempt comes here again. Undefined where it had ended, or is not at its end.
 */
export async function completeQuiz(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  id: string,
  { last, tries = mostTries }: { last?: LastAnswer; tries?: number } = {},
): Promise<Ended | undefined> {
  const { db, actor, now } = ctx
  const { userId } = actor
  const [read] = await runningAttempt(pipelined(db), { id, userId, today: schoolDay(now) })
  const found = read && last ? withLast(read, last) : read
  const end = found && endOf(found, now)
  if (!end) return undefined
  const { version, moduleId, progressVersion, quizId, questions } = found
  const news = newsValues(now, [{ userIds: [userId], notice: noticeOf(found, end.percentage), about: id }])
  const finish = async (at: Db) => {
    const { values } = end
    const told = await attemptEnded(at, {
      id,
      userId,
      version,
      moduleId,
      progressVersion,
      ...values,
      ...news,
    })
    return told.length > 0
  }
  const isEnded = await (end.isModuleDone
    ? db.transaction(async (inner) => {
        const isFirst = await finish(inner)
        if (isFirst) await completeCourses(inner, { userId, courseTypeId: found.module.typeId, now })
        return isFirst
      })
    : finish(db))
  if (isEnded) return { attempt: end.attempt, quizId, questions }
  // Another device was at the attempt or the module this very moment, or the account was erased
  return tries === 0 ? undefined : completeQuiz(ctx, id, { ...(last && { last }), tries: tries - 1 })
}

type Running = Awaited<ReturnType<typeof runningAttempt>>[number]

/** Undefined where it cannot be taken, whatever the reason. */
function withLast(running: Running, { questionId, given }: LastAnswer): Running | undefined {
  const { attempt, questions, isOpen } = running
  const question = questions.find(({ id }) => id === questionId)
  if (!isOpen || !question || attempt.answers[questionId] || !isAnswered(given.answer, question))
    return undefined
  return { ...running, attempt: { ...attempt, answers: { ...attempt.answers, [questionId]: given } } }
}

/** What an attempt has come to, or undefined where something is not answered. */
function endOf({ attempt, questions, progress, module }: Running, now: Date) {
  const answers = markAll(attempt, questions)
  const given = Object.values(answers)
  const total = questions.length
  if (total === 0 || given.length < total) return undefined
  const correct = given.filter((one) => one.isCorrect).length
  const percentage = quizPercentage({ correct, total })
  const { after, isNewlyDone: isModuleDone } = afterDoing(progress, { module, now }, (before) => ({
    quizCompletedAt: before.quizCompletedAt ?? now,
    bestResult: Math.max(before.bestResult ?? 0, percentage),
  }))
  const { quizCompletedAt, bestResult, completedAt } = after
  return {
    percentage,
    isModuleDone,
    attempt: { ...attempt, completedAt: now, answers, questionCount: total, correctCount: correct },
    values: { answers: JSON.stringify(answers), total, correct, quizCompletedAt, bestResult, completedAt },
  }
}

const noticeOf = (
  { courseId, moduleId, name }: Pick<Running, 'courseId' | 'moduleId' | 'name'>,
  percentage: number,
) => ({ kind: 'quiz_result' as const, ...(courseId && { courseId }), moduleId, module: name, percentage })

/** The answers to what is asked now, each with whether it is right. */
const markAll = ({ answers, seed }: AttemptRow, questions: readonly QuestionRow[]) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const given = answers[question.id]
      if (!given) return []
      const inKeyLetters = toKeyLetters(given.answer, question, seed)
      return [[question.id, { ...given, isCorrect: isCorrect(inKeyLetters, question) }] as const]
    }),
  )
