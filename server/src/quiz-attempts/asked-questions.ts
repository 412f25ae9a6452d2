import type { Asked } from '@sohbet/domain/quiz/marking'
import { optionIds, questionTypes } from '@sohbet/domain/quiz/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'

/**
 * What decides whether an answer is one, and the version of the question's row that says so; where its module stands
 * among those of its type, and what its quiz asks, in order, at a revision of the type.
 */
export type KnownQuestion = Asked & {
  version: string
  quizId: string
  questionIds: string[]
  typeId: string
  revision: number
  moduleCount: number
  place: number
}

const keptQuestions = 10_000
const kept = new WeakMap<Db, Map<string, KnownQuestion>>()

const questionById = preparedSql('asked_question', {
  statement: sql`
    select question.xmin::text as version, question_type as "questionType", options, quiz_id as "quizId",
      (select json_agg(id order by position) from quiz_questions as other where other.quiz_id = question.quiz_id) as "questionIds",
      type.id as "typeId", type.revision, modules.total as "moduleCount", modules.before as place
    from quiz_questions as question join quizzes on quizzes.id = quiz_id
    join modules as module on module.id = module_id join course_types as type on type.id = course_type_id
    cross join lateral (
      select count(*)::int as total, count(*) filter (where one."order" < module."order")::int as before
      from modules as one where one.course_type_id = type.id) as modules
    where question.id = ${sql.placeholder('id')}`,
  row: z.object({
    version: z.string(),
    questionType: z.enum(questionTypes),
    options: z.array(z.object({ id: z.enum(optionIds), text: z.string() })),
    quizId: z.string(),
    questionIds: z.array(z.string()),
    typeId: z.string(),
    revision: z.number(),
    moduleCount: z.number(),
    place: z.number(),
  }),
})

/**
 * A question, perhaps as it was: whoever relies on it names its version and its type's revision to the database, and
 * forgets it where those were others. So an answer takes one short statement.
 */
export async function readAsked(db: Db, id: string): Promise<KnownQuestion | undefined> {
  let questions = kept.get(db)
  if (!questions) kept.set(db, (questions = new Map<string, KnownQuestion>()))
  const known = questions.get(id)
  if (known) return known
  const [question] = await questionById(db, { id })
  if (questions.size >= keptQuestions) questions.clear()
  if (question) questions.set(id, question)
  return question
}

export const forgetAsked = (db: Db, id: string): void => void kept.get(db)?.delete(id)
