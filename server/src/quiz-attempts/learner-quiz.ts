import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { publishedModules as modules } from '../db/tables/catalogue/modules.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { accessColumns } from '../progress/module-access.ts'
import { questionsOfQuiz } from './attempt-rows.ts'

/** Which quiz to find. */
export const byModule = (id: string) => eq(modules.id, id)
export const byQuiz = (id: string) => eq(quizzes.id, id)
export const byAttempt = (id: string) => eq(quizAttempts.id, id)

/** A module's quiz with its keys, the learner's attempt at it, and what decides whether the module is open to them. */
export async function findLearnerQuiz(db: Db, { userId, where }: { userId: string; where: SQL }) {
  const [found] = await db
    .select({
      moduleId: modules.id,
      moduleName: modules.name,
      quizId: quizzes.id,
      questions: questionsOfQuiz,
      attempt: quizAttempts,
      ...accessColumns(userId),
    })
    .from(modules)
    .leftJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .leftJoin(quizAttempts, and(eq(quizAttempts.quizId, quizzes.id), eq(quizAttempts.userId, userId)))
    .where(where)
  return found
}
