import { schoolDay } from '@sohbet/domain/calendar'
import { isCorrect } from '@sohbet/domain/quiz/marking'
import { quizPercentage } from '@sohbet/domain/quiz/result'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import type { SignedInContext } from '../http/context.ts'
import { notify } from '../notifications/notify.ts'
import { ownerInHand, recordDone } from '../progress/progress.repository.ts'
import {
  attemptColumns,
  attemptRow,
  questionColumns,
  questionRow,
  type AttemptRow,
  type QuestionRow,
} from './attempt-rows.ts'
import { toKeyLetters } from './pieces.ts'

/** A running attempt in hand, with its questions and their keys. */
const attemptInHand = preparedSql('quiz_attempt_in_hand', {
  statement: sql`
    with ${ownerInHand}
    select ${attemptColumns} as attempt, quiz_id as "quizId",
      (select module_id from quizzes where id = attempt.quiz_id) as "moduleId",
      (select name from modules where id = (select module_id from quizzes where id = attempt.quiz_id)) as module,
      (select course.id from quizzes join modules on modules.id = quizzes.module_id
          join courses as course on course.type_id = modules.course_type_id
          join enrollments on enrollments.course_id = course.id
        where quizzes.id = attempt.quiz_id and enrollments.user_id = owner.id and enrollments.status = 'active'
          and course.start_date <= ${sql.placeholder('today')}::date
        order by course.start_date desc limit 1) as "courseId",
      (select coalesce(json_agg(${questionColumns} order by position), '[]')
        from quiz_questions as question where question.quiz_id = attempt.quiz_id) as questions
    from owner join quiz_attempts as attempt on attempt.user_id = owner.id
    where attempt.id = ${sql.placeholder('id')} and completed_at is null
    for no key update of attempt`,
  row: z.object({
    attempt: attemptRow,
    quizId: z.string(),
    moduleId: z.string(),
    module: z.string(),
    /** Of several the latest, as its modules are the same. */
    courseId: z.string().nullable(),
    questions: z.array(questionRow),
  }),
})

const attemptEnded = preparedSql('end_quiz_attempt', {
  statement: sql`
    update quiz_attempts set completed_at = ${sql.placeholder('now')}, answers = ${sql.placeholder('answers')}::jsonb,
      question_count = ${sql.placeholder('total')}, correct_count = ${sql.placeholder('correct')}
    where id = ${sql.placeholder('id')}`,
  row: z.object({}),
})

type Ended = { attempt: AttemptRow; quizId: string; questions: QuestionRow[] }

/**
 * Ends an attempt all of whose questions are answered: marks it, and keeps for the module that its quiz is done. One
 * transaction; where it was broken off, the next look at the attempt comes here again. Undefined where it had ended, or
 * is not at its end.
 */
export const completeQuiz = (
  { db: outer, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<Ended | undefined> =>
  outer.transaction(async (db) => {
    const [found] = await attemptInHand(db, { id, userId: actor.userId, today: schoolDay(now) })
    if (!found) return undefined
    const { attempt, quizId, moduleId, module, courseId, questions } = found
    const answers = markAll(attempt, questions)
    const given = Object.values(answers)
    const total = questions.length
    if (total === 0 || given.length < total) return undefined
    const correct = given.filter((one) => one.isCorrect).length
    await attemptEnded(db, { id, now, answers: JSON.stringify(answers), total, correct })
    const result = quizPercentage({ correct, total })
    await recordDone(db, { userId: actor.userId, moduleId, now }, ({ quizCompletedAt, bestResult }) => ({
      quizCompletedAt: quizCompletedAt ?? now,
      bestResult: Math.max(bestResult ?? 0, result),
    }))
    const about = { ...(courseId && { courseId }), moduleId, module }
    const notice = { kind: 'quiz_result' as const, ...about, percentage: result }
    await notify(db, now, { userIds: [actor.userId], notice, about: id })
    const end = { completedAt: now, answers, questionCount: total, correctCount: correct }
    return { attempt: { ...attempt, ...end }, quizId, questions }
  })

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
