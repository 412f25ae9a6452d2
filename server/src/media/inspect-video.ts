import type { ErrorCode } from '@sohbet/contract/errors'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'

type Has = { decoder: Decoder }

/** Whether a file is an MP4 video by content, whatever its name. */
export const isVideo = ({ decoder }: Has, bytes: Uint8Array): Promise<boolean> =>
  decoder.readFormat(bytes, { mimeType: 'video/mp4' }).then(
    ({ hasVideo }) => hasVideo,
    (cause: unknown) => {
      if (cause instanceof CannotDecode) return false
      throw cause
    },
  )

export async function refuseUnlessVideo(
  ctx: Has,
  bytes: Uint8Array,
  code: ErrorCode = 'INVALID_RESOURCE_FILE',
): Promise<void> {
  const beginsAsFilm = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'
  if (!beginsAsFilm || !(await isVideo(ctx, bytes))) throw new AppError(code)
}
