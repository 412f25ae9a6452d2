import type { AskedAttempt } from '@sohbet/contract/learning/quiz-attempts'
import type { ModuleQuiz } from '@sohbet/contract/catalogue/quizzes'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { refuseClosed, seats, seatsIn } from '../progress/standing.ts'
import { readTypeContent } from '../progress/type-content.ts'
import {
  attemptColumns,
  attemptRow,
  questionColumns,
  questionRow,
  toAskedAttempt,
  toAttempt,
  toQuestion,
} from './attempt-rows.ts'
import { completeQuiz } from './complete-quiz.ts'

/** A module's quiz with its questions and keys, the reader's attempt, and whether the module is open to them. */
const quizOfLearner = (name: string, where: SQL) =>
  preparedSql(name, {
    statement: sql`
      select module.id as module_id, quiz.id as quiz_id, type.id as type_id, type.revision,
        ${seatsIn(sql`type.id`)} as seats,
        (select coalesce(json_agg(${questionColumns} order by position), '[]')
          from quiz_questions as question where question.quiz_id = quiz.id) as questions,
        (select ${attemptColumns} from quiz_attempts as attempt
          where attempt.quiz_id = quiz.id and user_id = ${sql.placeholder('userId')}) as attempt
      from modules as module join course_types as type on type.id = module.course_type_id
      left join quizzes as quiz on quiz.module_id = module.id
      where ${where}`,
    row: z.object({
      module_id: z.string(),
      quiz_id: z.string().nullable(),
      type_id: z.string(),
      revision: z.number(),
      seats,
      questions: z.array(questionRow),
      attempt: attemptRow.nullable(),
    }),
  })

const byModule = quizOfLearner('quiz_of_learner_by_module', sql`module.id = ${sql.placeholder('id')}`)
const byQuiz = quizOfLearner('quiz_of_learner', sql`quiz.id = ${sql.placeholder('id')}`)

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>
type Row = Awaited<ReturnType<typeof byQuiz>>[number]

/** Open to the caller. An attempt whose last open question was taken away is over. */
async function requireOpen(ctx: Reader, read: () => Promise<Row[]>) {
  const load = async () => {
    const [row] = await read()
    if (!row) throw new AppError('QUIZ_NOT_FOUND')
    const { module_id: moduleId, type_id: typeId, revision } = row
    const content = await readTypeContent(ctx.db, { typeId, revision })
    const place = content.findIndex(({ id }) => id === moduleId)
    refuseClosed({ seats: row.seats, moduleCount: content.length, place }, ctx)
    return row
  }
  const row = await load()
  const { attempt, questions } = row
  const isAnswered = questions.length > 0 && questions.every(({ id }) => attempt?.answers[id] !== undefined)
  if (!attempt || attempt.completedAt || !isAnswered) return row
  await completeQuiz(ctx, attempt.id)
  return load()
}

/** A quiz, the caller's attempt at it, and its questions with their keys. */
export async function requireOpenQuiz(ctx: Reader, quizId: string) {
  const {
    module_id: moduleId,
    questions,
    attempt,
  } = await requireOpen(ctx, () => byQuiz(ctx.db, { id: quizId, userId: ctx.actor.userId }))
  return { quizId, moduleId, questions, attempt }
}

/** As a learner meets it: without keys until the attempt is over. */
export async function readLearnerQuiz(ctx: SignedInContext, moduleId: string): Promise<ModuleQuiz> {
  const row = await requireOpen(ctx, () => byModule(ctx.db, { id: moduleId, userId: ctx.actor.userId }))
  const { quiz_id: quizId, questions, attempt } = row
  if (quizId === null) throw new AppError('QUIZ_NOT_FOUND')
  return {
    id: quizId,
    moduleId,
    questionCount: questions.length,
    questions: questions.map((question) => toQuestion(ctx, question, attempt?.seed ?? null)),
    attempt: attempt && toAttempt(attempt, { quizId, questions }),
  }
}

export async function readAttempt(ctx: SignedInContext, quizId: string): Promise<AskedAttempt> {
  const quiz = await requireOpenQuiz(ctx, quizId)
  if (!quiz.attempt) throw new AppError('QUIZ_NOT_STARTED')
  return toAskedAttempt(ctx, quiz.attempt, quiz)
}
