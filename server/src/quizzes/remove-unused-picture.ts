import { eq } from 'drizzle-orm'
import type { Files } from '../adapters/files/files.ts'
import type { Db } from '../db/connect.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { removeQuestionPicture } from '../images/image-files.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** Queues a job that runs after the commit: a rollback cannot restore a file, and the storage may be away. */
export const queuePictureRemoval = ({ db }: { db: Db }, questionId: string): Promise<void> =>
  enqueue(db, 'remove-unused-picture', { questionId })

/** The job. Locks the row, because a new picture may have been uploaded meanwhile. */
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
