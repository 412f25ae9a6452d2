import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadSpeakingPicture } from '@sohbet/contract/catalogue/speaking-tasks'
import type { Context } from '../context/context.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { pictureFiles } from './speaking-files.ts'

export async function uploadPicture(ctx: Context, image: File): Promise<Reply<typeof uploadSpeakingPicture>> {
  const { bytes } = await prepareImage(ctx, new Uint8Array(await image.arrayBuffer()), 'quiz_questions')
  const pictureUrl = await pictureFiles.save(ctx.files, 'jpg', bytes)
  return { pictureUrl, opens: pictureFiles.opensAt(ctx, pictureUrl) }
}
