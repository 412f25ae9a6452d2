import { documentCount, maxVideoBytes } from '@sohbet/domain/course/module'
import { videoSource } from '@sohbet/domain/video-source'
import { z } from 'zod'
import { anyone, endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import {
  countFrom,
  given,
  id,
  isSafeLink,
  limits,
  link,
  noId,
  oneLine,
  plainText,
  requiredText,
  revision,
  seenRevision,
} from '../fields.ts'
import { signature } from '../signed.ts'
import { tableImportBody, tableImportReply } from './table-import.ts'

export const maxOrder = 1000

const documentFields = z.object({
  title: requiredText(200, say('Document title is required')).pipe(oneLine(200)),
  description: requiredText(1000, say('Document description is required')),
  source: requiredText(limits.link, say('Document URL is required')).pipe(link),
})

const videoFields = z.object({
  title: requiredText(200, say('Video title is required')).pipe(oneLine(200)),
  description: requiredText(2000, say('Video description is required')),
  /** A Vimeo number, a URL at Vimeo or YouTube, or a video file by https or of our own. */
  source: requiredText(limits.link, say('Video source is required'))
    .refine((source) => videoSource(source) !== null || isSafeLink(source), say('Must be a valid URL'))
    .refine(
      (source) => videoSource(source) !== null || !isSafeLink(source),
      say(
        'There is no video at this address. Enter a Vimeo number, or the address of a video or of a video file.',
      ),
    ),
})

/** A module that learners see is complete. */
const publishedFields = z.object({
  description: requiredText(4000, say('Description is required')),
  video: videoFields,
  docs: z
    .array(documentFields, say('At least one document item is required'))
    .min(documentCount.min, say('At least one document item is required')),
})

const emptyOr = <Schema extends z.ZodType<string>>(schema: Schema, required: string) =>
  z.union([z.string().trim().pipe(z.literal('')), schema], required)
const textOrNone = (max: number, required: string) => given(required).pipe(plainText(max).trim())
const lineOrNone = (required: string) => given(required).pipe(oneLine(200))

/** The fields of the module form. A draft may lack everything but its name and place. */
export const moduleFields = z
  .object({
    name: requiredText(200, say('Module Name is required'))
      .min(3, say('Module Name must be at least 3 characters'))
      .pipe(oneLine(200)),
    description: textOrNone(4000, say('Description is required')),
    order: countFrom(say('Order must be a positive number'), { min: 1, max: maxOrder }),
    video: z.object({
      title: lineOrNone(say('Video title is required')),
      description: textOrNone(2000, say('Video description is required')),
      source: emptyOr(videoFields.shape.source, say('Video source is required')),
    }),
    docs: z
      .array(
        z.object({
          title: lineOrNone(say('Document title is required')),
          description: textOrNone(1000, say('Document description is required')),
          source: emptyOr(link, say('Document URL is required')),
        }),
        say('At least one document item is required'),
      )
      .max(documentCount.max, say('You can add max 4 Documents to a module')),
    /** Only admins see a draft. Without the field an update changes nothing. */
    isDraft: z.boolean().optional(),
    revision: seenRevision,
  })
  .superRefine(
    (value, context) => {
      if (value.isDraft) return
      const isReported = new Set(context.issues.map(({ path }) => path?.join('.')))
      for (const { path, message } of publishedFields.safeParse(value).error?.issues ?? [])
        if (!isReported.has(path.join('.'))) context.addIssue({ code: 'custom', path, message })
    },
    // Also when another field is missing
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type ModuleFields = z.infer<typeof moduleFields>

export const module = z.object({
  id,
  courseTypeId: id,
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  video: z.object({
    title: z.string(),
    description: z.string(),
    source: z.string(),
    /** What a player opens. URLs of our own uploads are valid for some hours. */
    url: z.string(),
  }),
  docs: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      source: z.string(),
      /** URL that opens the document. URLs of our own uploads are valid for ten minutes. */
      url: z.string(),
    }),
  ),
  quiz: z.object({ id }).nullable(),
  isDraft: z.boolean(),
  revision,
})
export type Module = z.infer<typeof module>

export const listModules = endpoint({
  method: 'GET',
  path: '/courses/types/:id/modules',
  summary: 'List the modules of a course type in order; coaches only see course types they teach',
  access: own('the course type', staff),
  params: z.object({ id }),
  reply: z.array(module),
})

export const getModule = endpoint({
  method: 'GET',
  path: '/courses/modules/:id',
  summary: 'Get a module; coaches only see course types they teach',
  access: own('the module', staff),
  params: z.object({ id }),
  reply: module,
})

export const createModule = endpoint({
  method: 'POST',
  path: '/courses/modules',
  summary: 'Insert a module into a course type; later modules move by one',
  access: only('admin'),
  status: 201,
  body: moduleFields.safeExtend({ id: noId, courseTypeId: id }),
  reply: module,
})

export const updateModule = endpoint({
  method: 'PUT',
  path: '/courses/modules/:id',
  summary: 'Change a module',
  access: only('admin'),
  params: z.object({ id }),
  body: moduleFields,
  reply: module,
})

export const copyModule = endpoint({
  method: 'POST',
  path: '/courses/modules/:id/copy',
  summary: 'Copy a module with its quiz as a draft to the end of its course type, or of another',
  access: only('admin'),
  status: 201,
  params: z.object({ id }),
  body: z.object({ courseTypeId: id.optional() }).nullish(),
  reply: module,
})

export const deleteModule = endpoint({
  method: 'DELETE',
  path: '/courses/modules/:id',
  summary: 'Delete a module that no learner has met, with its quiz; later modules close up',
  access: only('admin'),
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})

export const publishModules = endpoint({
  method: 'PUT',
  path: '/courses/types/:id/modules/publish',
  summary: 'Publish all complete drafts of a course type',
  access: only('admin'),
  params: z.object({ id }),
  /** How many are published now, and how many drafts are not complete. */
  reply: z.object({ published: z.number().int(), incomplete: z.number().int() }),
})

export const orderModules = endpoint({
  method: 'PUT',
  path: '/courses/types/:id/modules/order',
  summary: 'Reorder the modules of a course type',
  access: only('admin'),
  params: z.object({ id }),
  /** All modules of the type, each once. */
  body: z.object({ ids: z.array(id).max(maxOrder) }),
  reply: z.array(module),
})

export const importModules = endpoint({
  method: 'POST',
  path: '/courses/types/:id/modules/csv',
  summary:
    'Import modules of a course type from CSV, all or none; a preview only returns the errors of each row',
  access: only('admin'),
  params: z.object({ id }),
  body: tableImportBody,
  reply: tableImportReply,
})

export const listRunningCourses = endpoint({
  method: 'GET',
  path: '/courses/types/:id/running',
  summary:
    'List the running courses of a course type that have learners: a change of its modules affects them',
  access: only('admin'),
  params: z.object({ id }),
  reply: z.array(z.object({ id, name: z.string(), learners: z.number().int() })),
})

export const maxDocumentBytes = 20 * 1024 * 1024

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/courses/documents',
  summary: 'Upload a document for a module: PDF, 20 MB at most',
  access: only('admin'),
  limitPerMinute: 60,
  upload: { maxBytes: maxDocumentBytes },
  body: z.object({ document: z.file(say('Please select a valid PDF file')) }),
  /** `source` is stored in a module's document; `url` opens the file now. */
  reply: z.object({ source: z.string(), url: z.string() }),
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/courses/documents/:name',
  summary: 'Download a document; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.pdf$/) }),
  query: signature,
  binary: 'application/pdf',
  reply: z.file(),
})

export const uploadVideo = endpoint({
  method: 'POST',
  path: '/courses/videos',
  summary: 'Upload a video for a module: MP4, 60 MB at most',
  access: only('admin'),
  limitPerMinute: 20,
  upload: { maxBytes: maxVideoBytes },
  body: z.object({ video: z.file(say('Please select a valid MP4 file')) }),
  /** `source` is stored in the module; `url` plays the file now. */
  reply: z.object({ source: z.string(), url: z.string() }),
})

export const getVideo = endpoint({
  method: 'GET',
  path: '/courses/videos/:name',
  summary: 'Download a video or a part of it; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.mp4$/) }),
  query: signature,
  binary: 'video/mp4',
  reply: z.file(),
})
