import { eq } from 'drizzle-orm'
import type { Files } from '../adapters/files/files.ts'
import type { Db } from '../db/connect.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { removeQuestionPicture } from '../images/image-files.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** By a job, once the change is kept: a file does not come back when a transaction does, and its place may be away. */
export const queuePictureRemoval = ({ db }: { db: Db }, questionId: string): Promise<void> =>
  enqueue(db, 'remove-unused-picture', { questionId })

/** The job. While the row is held, as a new picture may have come meanwhile. */
export const removeUnusedPicture = (
  { db: outer, files }: { db: Db; files: Files },
  { questionId }: { questionId: string },
): Promise<void> =>
  outer.transaction(async (db) => {
    const [question] = await db
      .select({ imageVersion: quizQuestions.imageVersion })
      .from(quizQuestions)
      .where(eq(quizQuestions.id, questionId))
      .for('no key update')
    if (!question?.imageVersion) await removeQuestionPicture(files, questionId)
  })
