import { levels } from '@sohbet/domain/level-test/level'
import { isFileOf } from '@sohbet/domain/resource/file'
import { resourceTypes } from '@sohbet/domain/resource/type'
import { videoSource } from '@sohbet/domain/video-source'
import { z } from 'zod'
import { anyone, endpoint, only, own } from '../endpoint.ts'
import { say } from './say.ts'
import {
  id,
  isSafeLink,
  limits,
  moment,
  noId,
  oneLine,
  plainText,
  requiredText,
  revision,
  seenRevision,
} from '../fields.ts'
import { signature } from '../signed.ts'

/** Admins sort all resources in one request. */
export const maxResources = 300

const isLink = (value: string) => isSafeLink(value)

/** The fields of the resource form. */
export const resourceFields = z
  .object({
    title: requiredText(200, say('Title is required')).pipe(oneLine(200)),
    description: plainText(1000).trim(),
    type: z.enum(resourceTypes, say('Type is required')),
    /** By https, or a file of our own; a video may also be a Vimeo number. */
    link: requiredText(limits.link, say('Link or file is required')),
    /** Null: for all levels. */
    level: z.enum(levels).nullable(),
    /** Null: for all courses. */
    courseId: id.nullable(),
    /** Whether learners see it. */
    isActive: z.boolean(),
    revision: seenRevision,
  })
  .superRefine(({ type, link }, context) => {
    const fault = faultOfLink(type, link)
    if (fault) context.addIssue({ code: 'custom', path: ['link'], message: fault })
  })
export type ResourceFields = z.infer<typeof resourceFields>

function faultOfLink(type: ResourceFields['type'], link: string): string | undefined {
  if (type === 'video' && videoSource(link) !== null) return undefined
  if (!isLink(link)) return say('Must be a valid URL')
  // We embed videos ourselves, so the source must be a known one
  if (type === 'video')
    return say(
      'There is no video at this address. Enter a Vimeo number, or the address of a video or of a video file.',
    )
  if (type === 'website' && link.startsWith('/')) return say('A website is not one of our own files')
  if (type === 'pdf' && link.startsWith('/') && !isFileOf('pdf', link))
    return say('Please select a valid PDF file')
  return undefined
}

const listedResource = z.object({
  id,
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceTypes),
})

/** A resource for a learner. */
export const resource = listedResource.extend({
  /** The link as entered. */
  link: z.string(),
  /** URL that opens it. URLs of our own uploads are valid for ten minutes. */
  url: z.string(),
  level: z.enum(levels).nullable(),
  /** The course it belongs to; null when it is for all courses. */
  courseName: z.string().nullable(),
})
export type Resource = z.infer<typeof resource>

/** A resource for admins. */
export const adminResource = resource.extend({
  courseId: id.nullable(),
  isActive: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  revision,
})
export type AdminResource = z.infer<typeof adminResource>

export const listOwnResources = endpoint({
  method: 'GET',
  path: '/learner-global/resources',
  summary:
    'List the learning resources for you (for all learners, your level or your courses) in the school’s order',
  access: only('learner'),
  reply: z.array(
    listedResource.extend({ level: z.enum(levels).nullable(), courseName: z.string().nullable() }),
  ),
})

export const getOwnResource = endpoint({
  method: 'GET',
  path: '/learner-global/resources/:id',
  summary: 'Get a learning resource and its URL',
  access: own('the resource', { who: ['learner'] }),
  params: z.object({ id }),
  reply: resource,
})

export const listResources = endpoint({
  method: 'GET',
  path: '/resources',
  summary: 'List all learning resources in order',
  access: only('admin'),
  reply: z.array(adminResource),
})

export const createResource = endpoint({
  method: 'POST',
  path: '/resources',
  summary: 'Add a learning resource at the top of the list',
  access: only('admin'),
  status: 201,
  body: resourceFields.safeExtend({ id: noId }),
  reply: adminResource,
})

export const updateResource = endpoint({
  method: 'PUT',
  path: '/resources/:id',
  summary: 'Change a learning resource',
  access: only('admin'),
  params: z.object({ id }),
  body: resourceFields,
  reply: adminResource,
})

export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/resources/:id',
  summary: 'Delete a learning resource',
  access: only('admin'),
  params: z.object({ id }),
  reply: z.object({ message: z.string() }),
})

export const orderResources = endpoint({
  method: 'PUT',
  path: '/resources/order',
  summary: 'Reorder the learning resources',
  access: only('admin'),
  /** All resources, each once. */
  body: z.object({ ids: z.array(id).max(maxResources) }),
  reply: z.array(adminResource),
})

export const maxResourceBytes = 20 * 1024 * 1024

export const uploadResourceFile = endpoint({
  method: 'POST',
  path: '/resources/files',
  summary: 'Upload a file for a resource: PDF, MP4, MP3, M4A, OGG or WAV, 20 MB at most',
  access: only('admin'),
  limitPerMinute: 60,
  upload: { maxBytes: maxResourceBytes },
  body: z.object({ file: z.file(say('Please select a PDF, MP4, MP3, M4A, OGG or WAV file')) }),
  /** `link` is stored in a resource; `url` opens the file now. */
  reply: z.object({ link: z.string(), url: z.string() }),
})

export const getResourceFile = endpoint({
  method: 'GET',
  path: '/resources/files/:name',
  summary: 'Download the file of a resource; its signed URL comes from another reply',
  // The signature in the URL is the permission, while it is valid
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(pdf|mp4|mp3|m4a|ogg|wav)$/) }),
  query: signature,
  binary: 'application/octet-stream',
  reply: z.file(),
})
