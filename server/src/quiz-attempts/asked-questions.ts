import type { Asked } from '@sohbet/domain/quiz/marking'
import { optionIds, questionTypes } from '@sohbet/domain/quiz/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'

/** What decides whether an answer is one, and the version of the question's row that says so. */
export type KnownQuestion = Asked & { version: string }

const keptQuestions = 10_000
const kept = new WeakMap<Db, Map<string, KnownQuestion>>()

const questionById = preparedSql('asked_question', {
  statement: sql`
    select question.xmin::text as version, question_type as "questionType", options
    from quiz_questions as question where id = ${sql.placeholder('id')}`,
  row: z.object({
    version: z.string(),
    questionType: z.enum(questionTypes),
    options: z.array(z.object({ id: z.enum(optionIds), text: z.string() })),
  }),
})

/**
 * A question, perhaps as it was: whoever relies on it names its version to the database, and forgets it where that was
 * another. So an answer takes one statement.
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
