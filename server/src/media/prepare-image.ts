import { maxImagePixels, maxProgressivePixels, type ImageType } from '@sohbet/contract/core/images'
import sharp, { type ResizeOptions } from 'sharp'
import { AppError } from '../errors/app-error.ts'
import { oneAtATime } from '../async/one-at-a-time.ts'

/** Sizes for double-density screens: a face, a picture above a question, a picture across a page. */
const sizes: Record<ImageType | 'message_pictures', ResizeOptions> = {
  user_photos: { width: 512, height: 512, fit: 'cover' },
  quiz_questions: { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true },
  course_images: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  message_pictures: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
}
type Use = keyof typeof sizes

/** Stops a picture that was made to keep the decoder busy. */
const mostSeconds = 15

// Decoded data is useless for the next picture
sharp.cache(false)

const inTurn = oneAtATime()

/** Re-encodes a JPEG: upright, in a fitting size, without metadata. */
export async function prepareImage(bytes: Uint8Array, type: Use): Promise<Uint8Array> {
  refuseUnlessJpeg(bytes)
  // A large picture takes a hundred megabytes while it is processed
  return inTurn(async () => {
    await refuseTooManyPixels(bytes)
    return reencode(bytes, type)
  })
}

const reencode = (bytes: Uint8Array, type: Use): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'truncated' })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(sizes[type])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('INVALID_IMAGE', { cause })
    })

/** Reads the header only, before anything is decoded. */
async function refuseTooManyPixels(bytes: Uint8Array) {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('INVALID_IMAGE', { cause })
    })
  const most = isProgressive ? maxProgressivePixels : maxImagePixels
  if (width * height > most) throw new AppError('IMAGE_TOO_LARGE', { about: String(most / 1_000_000) })
}

/** By content, whatever the name. Checked before the decoder, which accepts many other kinds. */
function refuseUnlessJpeg([first, second, third]: Uint8Array) {
  if (first !== 0xff || second !== 0xd8 || third !== 0xff) throw new AppError('INVALID_IMAGE')
}
