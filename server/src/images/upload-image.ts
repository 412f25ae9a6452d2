import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { getImage, uploadImage as contract, type ImageType } from '@sohbet/contract/core/images'
import { requestPath } from '@sohbet/contract/request'
import { eq } from 'drizzle-orm'
import { courses } from '../db/tables/catalogue/courses.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { users } from '../db/tables/people/users.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { saveImage, userPhoto, versionOf } from './image-files.ts'
import { prepareImage } from '../media/prepare-image.ts'

type Upload = Parsed<typeof contract>['body']

export async function uploadImage(
  ctx: SignedInContext,
  { image, id, type }: Upload,
): Promise<Reply<typeof contract>> {
  await refuseUnlessAllowed(ctx, { id, type })
  const { bytes } = await prepareImage(ctx, new Uint8Array(await image.arrayBuffer()), type)
  const version = versionOf(bytes)
  await savers[type](ctx, { id, bytes, version })
  return { url: `${requestPath(getImage, { params: { type, id } })}?v=${version}` }
}

type Owner = Pick<Upload, 'id' | 'type'>

/** A user may set their own photo, an admin every picture. The record must exist. */
async function refuseUnlessAllowed({ db, actor }: SignedInContext, { id, type }: Owner) {
  if (type === 'user_photos') refuseUnlessOwn(actor, id, contract.access)
  else if (actor.role !== 'admin') throw new AppError('FORBIDDEN')
  const { table, missing } = owners[type]
  if ((await db.$count(table, eq(table.id, id))) === 0) throw new AppError(missing)
}

const owners = {
  user_photos: { table: users, missing: 'USER_NOT_FOUND' },
  quiz_questions: { table: quizQuestions, missing: 'NOT_FOUND' },
  course_images: { table: courses, missing: 'COURSE_NOT_FOUND' },
} as const

type Prepared = { id: string; bytes: Uint8Array; version: string }

const savers: Record<ImageType, (ctx: SignedInContext, image: Prepared) => Promise<void>> = {
  async user_photos({ db, files }, { id, bytes }) {
    await saveImage(files, { type: 'user_photos', id }, bytes)
    // An account erased while its photo was prepared leaves no photo behind
    if ((await db.$count(users, eq(users.id, id))) > 0) return
    await files.remove(userPhoto(id))
    throw new AppError('USER_NOT_FOUND')
  },

  /**
   * Holds the row: a question deleted meanwhile leaves no picture behind, and removing the previous picture does
   * not remove this one.
   */
  quiz_questions: ({ db: outer, files, now }, { id, bytes, version }) =>
    outer.transaction(async (db) => {
      const updated = await db
        .update(quizQuestions)
        .set({ imageVersion: version, updatedAt: now })
        .where(eq(quizQuestions.id, id))
        .returning({ id: quizQuestions.id })
      if (updated.length === 0) throw new AppError('NOT_FOUND')
      await saveImage(files, { type: 'quiz_questions', id }, bytes)
    }),

  course_images: ({ files }, { id, bytes }) => saveImage(files, { type: 'course_images', id }, bytes),
}
