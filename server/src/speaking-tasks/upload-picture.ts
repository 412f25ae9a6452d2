import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadSpeakingPicture } from '@sohbet/contract/catalogue/speaking-tasks'
import type { Context } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { pictureFiles } from './speaking-files.ts'

export async function uploadPicture(ctx: Context, image: File): Promise<Reply<typeof uploadSpeakingPicture>> {
  const original = new Uint8Array(await image.arrayBuffer())
  const { bytes } = await prepareImage(ctx, original, 'speaking_pictures').catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'INVALID_IMAGE'
      ? new AppError('INVALID_PICTURE', { cause })
      : cause
  })
  const pictureUrl = await pictureFiles.save(ctx.files, 'jpg', bytes)
  return { pictureUrl, opens: pictureFiles.opensAt(ctx, pictureUrl) }
}
