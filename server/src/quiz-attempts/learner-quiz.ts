import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { accessColumns, accessRow } from '../progress/module-access.ts'
import { attemptColumn, attemptValue, questionRow, questionsOfQuiz } from './attempt-rows.ts'

/** Which quiz to find. */
export const byModule = (id: string) => sql`module.id = ${id}`
export const byQuiz = (id: string) => sql`quizzes.id = ${id}`
export const byAttempt = (id: string) => sql`attempt.id = ${id}`

const quizRow = accessRow.extend({
  moduleId: z.string(),
  moduleName: z.string(),
  quizId: z.string().nullable(),
  questions: z.array(questionRow),
  attempt: attemptValue.nullable(),
})

/** A module's quiz with its keys, the learner's attempt at it, and what decides whether the module is open to them. */
export async function findLearnerQuiz(db: Db, { userId, where }: { userId: string; where: SQL }) {
  const [found] = await queryRows(
    db,
    quizRow,
    sql`
      select module.id as "moduleId", module.name as "moduleName", quizzes.id as "quizId",
        ${questionsOfQuiz} as questions, ${attemptColumn}, ${accessColumns(userId)}
      from published_modules as module left join quizzes on quizzes.module_id = module.id
      left join quiz_attempts as attempt on attempt.quiz_id = quizzes.id and attempt.user_id = ${userId}
      where ${where}`,
  )
  return found
}
