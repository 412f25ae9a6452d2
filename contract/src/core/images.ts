import { z } from 'zod'
import { anyone, endpoint, own } from '../endpoint.ts'
import { say } from '../say.ts'
import { id } from '../fields.ts'

const imageTypes = ['user_photos', 'quiz_questions', 'course_images'] as const
export type ImageType = (typeof imageTypes)[number]

/** Short names of the documented calls. */
const aliases = { user: 'user_photos', quiz: 'quiz_questions' } as const

const imageType = z
  .enum([...imageTypes, 'user', 'quiz'])
  .transform((type): ImageType => (type === 'user' || type === 'quiz' ? aliases[type] : type))

export const maxImageBytes = 10 * 1024 * 1024
export const maxImagePixels = 50_000_000
/**
 * For a picture whose decoder holds every pixel in memory: a progressive JPEG, an interlaced PNG, a WebP. A phone's
 * photo has this many pixels.
 */
export const maxHeldPixels = 12_500_000
/** Encoders write about ten scans into a progressive JPEG. */
export const maxImageScans = 50

const idRequired = say('ID is required for image upload')

export const uploadImage = endpoint({
  method: 'POST',
  path: '/images/upload',
  summary:
    'Upload a picture: your own photo, or any picture for admins. JPEG, 10 MB and 50 megapixels at most',
  access: own('the photo', { any: ['admin'] }),
  limitPerMinute: 30,
  upload: { maxBytes: maxImageBytes, perHour: 300 },
  body: z.object({
    image: z.file(say('Please select a valid JPEG image')),
    id: z.string(idRequired).trim().min(1, idRequired).pipe(id),
    type: imageType,
  }),
  /** URL of the picture; it changes with the picture. */
  reply: z.object({ url: z.string() }),
})

export const getImage = endpoint({
  method: 'GET',
  path: '/images/:type/:id.jpg',
  summary: 'Download a picture',
  access: anyone,
  params: z.object({ type: imageType, id }),
  binary: 'image/jpeg',
  reply: z.file(),
})
