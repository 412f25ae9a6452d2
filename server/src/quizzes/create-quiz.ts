import type { Quiz } from '@sohbet/contract/catalogue/module-quiz'
import { eq } from 'drizzle-orm'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizzes } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'

/** Of two at once the unique index refuses one. */
export const createQuiz = (ctx: Context, { moduleId }: { moduleId: string }): Promise<Quiz> =>
  ctx.db.transaction(async (db) => {
    const module = await db
      .select({ id: modules.id })
      .from(modules)
      .where(eq(modules.id, moduleId))
      .for('key share')
    if (module.length === 0) throw new AppError('MODULE_NOT_FOUND')
    const [made] = await db
      .insert(quizzes)
      .values({ moduleId, createdAt: ctx.now })
      .onConflictDoNothing({ target: quizzes.moduleId })
      .returning({ id: quizzes.id })
    if (!made) throw new AppError('QUIZ_EXISTS')
    return { id: made.id, moduleId, questionCount: 0 }
  })
