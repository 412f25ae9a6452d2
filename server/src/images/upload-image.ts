import { createHash } from 'node:crypto'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { getImage, uploadImage as contract } from '@sohbet/contract/images'
import { requestPath } from '@sohbet/contract/request'
import { eq } from 'drizzle-orm'
import { users } from '../db/tables/users.ts'
import { refuseUnlessOwn } from '../http/access.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { removeUserPhoto, saveImage } from './image-files.ts'
import { prepareImage } from './prepare-image.ts'

type Upload = Parsed<typeof contract>['body']

export async function uploadImage(
  ctx: SignedInContext,
  { image, id, type }: Upload,
): Promise<Reply<typeof contract>> {
  await refuseUnlessAllowed(ctx, { id, type })
  const bytes = await prepareImage(new Uint8Array(await image.arrayBuffer()), type)
  await saveImage(ctx.files, { type, id }, bytes)
  // Whose account was erased while their photo was prepared leaves none behind
  if (type === 'user_photos' && (await ctx.db.$count(users, eq(users.id, id))) === 0) {
    await removeUserPhoto(ctx.files, id)
    throw new AppError('USER_NOT_FOUND')
  }
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { url: `${requestPath(getImage, { params: { type, id } })}?v=${version}` }
}

/** Everyone has a photo of their own; the school's pictures are the admins'. */
async function refuseUnlessAllowed({ db, actor }: SignedInContext, { id, type }: Omit<Upload, 'image'>) {
  if (type !== 'user_photos') {
    if (actor.role !== 'admin') throw new AppError('FORBIDDEN')
    return
  }
  refuseUnlessOwn(actor, id, contract.access)
  if ((await db.$count(users, eq(users.id, id))) === 0) throw new AppError('USER_NOT_FOUND')
}
