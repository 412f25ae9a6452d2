import { gapKinds } from '@sohbet/domain/course/gaps'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id } from '../fields.ts'
import { sitePageNames } from '../site/site-pages.ts'

/** The folders of files that the catalogue and the public site use. */
export const mediaFolders = [
  'documents',
  'module_videos',
  'quiz_audio',
  'quiz_questions',
  'speaking_pictures',
  'level_test_audio',
  'resources',
  'site',
] as const

const use = z.object({
  /** The document, question, module, resource or course that names the file. */
  title: z.string(),
  /** Its module, if it has one. */
  module: z.object({ id, courseTypeId: id, name: z.string() }).nullable(),
  /** The page of the public site whose draft or versions name the file; it has no title then. */
  page: z.enum(sitePageNames).nullable(),
})

const mediaFile = z.object({
  folder: z.enum(mediaFolders),
  name: z.string(),
  /** Opens the file; valid for some minutes. */
  url: z.string(),
  bytes: z.number().int(),
  uses: z.array(use),
})
export type MediaFile = z.infer<typeof mediaFile>

export const listMedia = endpoint({
  method: 'GET',
  path: '/media',
  summary: 'List the uploaded files of the catalogue and the public site, and where each is used',
  access: only('admin'),
  reply: z.array(mediaFile),
})

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/media/:folder/:name',
  summary: 'Delete a file that nothing uses',
  access: only('admin'),
  params: z.object({
    folder: z.enum(mediaFolders),
    name: z.string().regex(/^[0-9a-f-]{32,36}\.[a-z0-9]{3}$/),
  }),
  reply: z.object({ message: z.string() }),
})

const moduleGaps = z.object({
  moduleId: id,
  moduleName: z.string(),
  order: z.number().int(),
  isDraft: z.boolean(),
  courseTypeId: id,
  typeName: z.string(),
  gaps: z.array(z.enum(gapKinds)),
  /** Questions to listen to that have no recording. */
  silentCount: z.number().int(),
})
export type ModuleGaps = z.infer<typeof moduleGaps>

export const listGaps = endpoint({
  method: 'GET',
  path: '/courses/gaps',
  summary: 'List the modules that lack something: a video, a document, a quiz, a recording',
  access: only('admin'),
  reply: z.array(moduleGaps),
})
