import { and, isNotNull, sql, type SQL } from 'drizzle-orm'
import { mapLimit } from '../../async/map-limit.ts'
import { quizQuestions } from '../../db/tables/catalogue/quizzes.ts'
import type { Context } from '../../context/context.ts'
import { copyQuestionPicture } from '../../images/image-files.ts'
import { queuePictureRemoval } from '../remove-unused-picture.ts'

/** The copies of pictured questions by the id of the original: a picture is stored under the id of its question. */
export type Pictures = ReadonlyMap<string, { id: string; imageVersion: string | null }>

/** Pictures in memory at a time. */
const copiedAtOnce = 4

/**
 * Copies the pictures of questions, then runs `work`, which inserts the copies. Before any lock, because it may take
 * long: the pictures exist when their questions are stored. After a failure the copied pictures are removed.
 */
export async function withCopiedPictures<Result>(
  ctx: Context,
  questions: SQL | undefined,
  work: (pictures: Pictures) => Promise<Result>,
): Promise<Result> {
  const pictured = await ctx.db
    .select({ from: quizQuestions.id, to: sql<string>`uuidv7()` })
    .from(quizQuestions)
    .where(and(questions, isNotNull(quizQuestions.imageVersion)))
  const copied = await mapLimit(copiedAtOnce, pictured, async ({ from, to }) => {
    const imageVersion = (await copyQuestionPicture(ctx.files, { from, to })) ?? null
    return [from, { id: to, imageVersion }] as const
  })
  try {
    return await work(new Map(copied))
  } catch (error) {
    for (const [, { id, imageVersion }] of copied) {
      if (imageVersion)
        await queuePictureRemoval(ctx, id).catch((err: unknown) =>
          ctx.log.warn({ err }, 'The picture of a failed copy could not be removed'),
        )
    }
    throw error
  }
}
