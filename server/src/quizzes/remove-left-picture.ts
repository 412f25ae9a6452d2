import { eq } from 'drizzle-orm'
import { quizQuestions } from '../db/tables/quizzes.ts'
import type { Context } from '../http/context.ts'
import { removeQuestionPicture } from '../images/image-files.ts'

/**
 * Removes the picture of a question that has none any more. After the change is kept, as a file does not come back when
 * a transaction does; and while the row is held, as a new picture may have come meanwhile.
 */
export const removeLeftPicture = ({ db: outer, files }: Context, questionId: string): Promise<void> =>
  outer.transaction(async (db) => {
    const [question] = await db
      .select({ imageVersion: quizQuestions.imageVersion })
      .from(quizQuestions)
      .where(eq(quizQuestions.id, questionId))
      .for('no key update')
    if (!question?.imageVersion) await removeQuestionPicture(files, questionId)
  })
