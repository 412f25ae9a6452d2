import {
  maxImagePixels,
  maxImageScans,
  maxProgressivePixels,
  type ImageType,
} from '@sohbet/contract/core/images'
import type { ResizeOptions } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'
import { readJpegHeader } from './jpeg-header.ts'

/** Sizes for double-density screens: a face, a picture above a question, a picture across a page. */
const sizes: Record<ImageType | 'message_pictures', ResizeOptions> = {
  user_photos: { width: 512, height: 512, fit: 'cover' },
  quiz_questions: { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true },
  course_images: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  message_pictures: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
}
type Use = keyof typeof sizes

type Picture = { bytes: Uint8Array; width: number; height: number }

/** Re-encodes a JPEG: upright, in a fitting size, without metadata. */
export async function prepareImage(
  { decoder }: { decoder: Decoder },
  original: Uint8Array,
  use: Use,
): Promise<Picture> {
  refuseUnlessDecodable(original)
  const options = { resize: sizes[use], maxPixels: maxImagePixels }
  const bytes = await decoder.decodePicture(original, options).catch((cause: unknown) => {
    throw cause instanceof CannotDecode ? new AppError('INVALID_IMAGE', { cause }) : cause
  })
  const { width, height } = headerOf(bytes)
  return { bytes, width, height }
}

/** By content, whatever the name. Checked before the decoder, which accepts many other kinds. */
function headerOf(bytes: Uint8Array) {
  const header = readJpegHeader(bytes)
  if (!header) throw new AppError('INVALID_IMAGE')
  return header
}

/** A decoder goes over the whole picture again for each scan, and holds every pixel if there are several. */
function refuseUnlessDecodable(bytes: Uint8Array) {
  const { width, height, isProgressive, scans } = headerOf(bytes)
  if (scans > maxImageScans) throw new AppError('INVALID_IMAGE')
  const most = isProgressive || scans > 1 ? maxProgressivePixels : maxImagePixels
  if (width * height > most) throw new AppError('IMAGE_TOO_LARGE', { about: String(most / 1_000_000) })
}
