import type { ErrorCode } from '@sohbet/contract/errors'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'
import { isMp4 } from './starts-with.ts'

type Has = { decoder: Decoder }

/** Whether a file is an MP4 video by content, whatever its name. */
export async function isVideo({ decoder }: Has, bytes: Uint8Array): Promise<boolean> {
  if (!isMp4(bytes)) return false
  try {
    return (await decoder.readFormat(bytes, { mimeType: 'video/mp4' })).hasVideo
  } catch (error) {
    if (error instanceof CannotDecode) return false
    throw error
  }
}

export async function refuseUnlessVideo(
  ctx: Has,
  bytes: Uint8Array,
  code: ErrorCode = 'INVALID_RESOURCE_FILE',
): Promise<void> {
  if (!(await isVideo(ctx, bytes))) throw new AppError(code)
}
