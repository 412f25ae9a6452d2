import type { Reply } from '@sohbet/contract/endpoint'
import type { uploadResourceFile } from '@sohbet/contract/catalogue/resources'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { inspectAudio } from '../media/inspect-audio.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { isVideo } from '../media/inspect-video.ts'
import { resourceFiles } from './resource-files.ts'

export async function uploadFile(
  ctx: Context,
  { file }: { file: File },
): Promise<Reply<typeof uploadResourceFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const link = await resourceFiles.save(ctx.files, await kindOf(ctx, bytes), bytes)
  return { link, url: resourceFiles.opensAt(ctx, link) }
}

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** By content, whatever its name. */
async function kindOf(ctx: Context, bytes: Uint8Array) {
  if (textAt(bytes, 0, 5) === '%PDF-') {
    refuseUnlessPdf(bytes)
    return 'pdf'
  }
  // A film and a recording of a phone begin alike
  if (textAt(bytes, 4, 8) === 'ftyp' && (await isVideo(ctx, bytes))) return 'mp4'
  return inspectAudio(ctx, bytes).then(
    ({ kind }) => kind,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'AUDIO_TOO_LONG') throw cause
      throw new AppError('INVALID_RESOURCE_FILE', { cause })
    },
  )
}
