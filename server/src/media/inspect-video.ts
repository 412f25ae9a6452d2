import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'

/** Recognises an MP4 video by content, whatever its name. */
export async function refuseUnlessVideo({ decoder }: { decoder: Decoder }, bytes: Uint8Array): Promise<void> {
  const { hasVideo } = await decoder.readFormat(bytes, { mimeType: 'video/mp4' }).catch((cause: unknown) => {
    throw cause instanceof CannotDecode ? new AppError('INVALID_RESOURCE_FILE', { cause }) : cause
  })
  if (!hasVideo) throw new AppError('INVALID_RESOURCE_FILE')
}
