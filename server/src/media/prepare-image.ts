import { maxImagePixels, maxImageScans, maxHeldPixels, type ImageType } from '@sohbet/contract/core/images'
import type { ResizeOptions } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { CannotDecode, type Decoder } from './decoder.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { readPngHeader, readWebpHeader, type PictureHeader } from './picture-header.ts'

/** Sizes for double-density screens: a face, a picture above a question, a picture across a page. */
const sizes: Record<ImageType | 'message_pictures' | 'speaking_pictures', ResizeOptions> = {
  user_photos: { width: 512, height: 512, fit: 'cover' },
  quiz_questions: { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true },
  course_images: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  message_pictures: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  speaking_pictures: { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true },
}
type Use = keyof typeof sizes
const alsoOfOtherKinds = new Set<Use>(['message_pictures', 'speaking_pictures'])

type Picture = { bytes: Uint8Array; width: number; height: number }

/** Makes a JPEG of it, whatever its kind: upright, in a fitting size, without metadata. */
export async function prepareImage(
  { decoder }: { decoder: Decoder },
  original: Uint8Array,
  use: Use,
): Promise<Picture> {
  const maxPixels = pixelsAllowed(original, use)
  const bytes = await decoder
    .decodePicture(original, { resize: sizes[use], maxPixels })
    .catch((cause: unknown) => {
      throw cause instanceof CannotDecode ? new AppError('INVALID_IMAGE', { cause }) : cause
    })
  const { width, height } = requireHeader(readJpegHeader(bytes))
  return { bytes, width, height }
}

function requireHeader<Header>(header: Header | undefined): Header {
  if (!header) throw new AppError('INVALID_IMAGE')
  return header
}

/**
 * Kinds by content, whatever the name: the decoder accepts many more. The pictures of the documented dialogs are JPEG
 * only.
 */
function headerOf(bytes: Uint8Array, use: Use): PictureHeader {
  const other = alsoOfOtherKinds.has(use) ? (readPngHeader(bytes) ?? readWebpHeader(bytes)) : undefined
  if (other) return other
  const { width, height, isProgressive, scans } = requireHeader(readJpegHeader(bytes))
  // A decoder goes over the whole picture again for each scan
  if (scans > maxImageScans) throw new AppError('INVALID_IMAGE')
  return { width, height, isHeld: isProgressive || scans > 1 }
}

function pixelsAllowed(bytes: Uint8Array, use: Use): number {
  const { width, height, isHeld } = headerOf(bytes, use)
  const most = isHeld ? maxHeldPixels : maxImagePixels
  if (width * height > most) throw new AppError('IMAGE_TOO_LARGE', { about: String(most / 1_000_000) })
  return most
}
