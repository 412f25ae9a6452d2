import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadVideo as contract } from '@sohbet/contract/catalogue/modules'
import type { Context } from '../context/context.ts'
import { refuseUnlessVideo } from '../media/inspect-video.ts'
import { videoFiles } from '../media/video-files.ts'

export async function uploadVideo(ctx: Context, { video }: { video: File }): Promise<Reply<typeof contract>> {
  const bytes = new Uint8Array(await video.arrayBuffer())
  await refuseUnlessVideo(ctx, bytes, 'INVALID_VIDEO')
  const source = await videoFiles.save(ctx.files, 'mp4', bytes)
  return { source, url: videoFiles.opensAt(ctx, source) }
}
