import type { ErrorCode } from '@sohbet/contract/errors'
import { AppError } from '../errors/app-error.ts'
import type { Decoder } from './decoder.ts'
import { inspectAudio, type AudioKind } from './inspect-audio.ts'
import { isVideo } from './inspect-video.ts'

type Options = { maxSeconds?: number; code: ErrorCode }

/** The kind of a video or recording by content, whatever its name. */
export async function kindOfMedia(
  ctx: { decoder: Decoder },
  bytes: Uint8Array,
  options: Options,
): Promise<'mp4' | AudioKind> {
  return (await isVideo(ctx, bytes)) ? 'mp4' : kindOfAudio(ctx, bytes, options)
}

/** The kind of a recording; `code` is the error for other files. */
export const kindOfAudio = (
  ctx: { decoder: Decoder },
  bytes: Uint8Array,
  { code, ...limit }: Options,
): Promise<AudioKind> =>
  inspectAudio(ctx, bytes, limit).then(
    ({ kind }) => kind,
    (cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'INVALID_AUDIO') throw new AppError(code, { cause })
      throw cause
    },
  )
